import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createConnectivity } from './create-connectivity.ts'

let isReachable = true
/** A new one for each test: pages of earlier tests still listen to the same events. */
let probe = vi.fn(async () => isReachable)

beforeEach(() => {
  vi.useFakeTimers()
  isReachable = true
  probe = vi.fn(async () => isReachable)
})
afterEach(async () => {
  // Ends the probes of this test's page.
  probe.mockImplementation(async () => true)
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const browserSays = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A page that is offline by its own check, while the browser says "online". */
async function anOfflinePage() {
  const connectivity = createConnectivity(probe)
  isReachable = false
  await connectivity.check()
  return connectivity
}

describe('while the browser says "online"', () => {
  it('goes offline once a check gets no answer, and notifies subscribers', async () => {
    const connectivity = createConnectivity(probe)
    const onChange = vi.fn()
    connectivity.subscribe(onChange)
    expect(connectivity.isOnline()).toBe(true)
    isReachable = false
    expect(await connectivity.check()).toBe(false)
    expect(connectivity.isOnline()).toBe(false)
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('checks again after a subscriber has thrown', async () => {
    const connectivity = createConnectivity(probe)
    const unsubscribe = connectivity.subscribe(() => {
      throw new Error('Bug')
    })
    isReachable = false
    await expect(connectivity.check()).rejects.toThrow('Bug')
    unsubscribe()
    isReachable = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connectivity.isOnline()).toBe(true)
    isReachable = false
    expect(await connectivity.check()).toBe(false)
  })

  it('stays online when the site answers, although one service fails', async () => {
    const connectivity = createConnectivity(probe)
    expect(await connectivity.check()).toBe(true)
    expect(connectivity.isOnline()).toBe(true)
  })

  it('checks when a script, style sheet or picture fails, but not on an exception', async () => {
    const connectivity = createConnectivity(probe)
    isReachable = false
    window.dispatchEvent(new ErrorEvent('error'))
    await settle()
    expect(probe).not.toHaveBeenCalled()
    const picture = document.body.appendChild(document.createElement('img'))
    picture.dispatchEvent(new Event('error'))
    await settle()
    expect(connectivity.isOnline()).toBe(false)
    picture.remove()
  })

  it('checks once for simultaneous failures, and once more for failures during the check', async () => {
    const connectivity = createConnectivity(probe)
    const answers: ((isReached: boolean) => void)[] = []
    probe.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const first = connectivity.check()
    await settle()
    const later = [connectivity.check(), connectivity.check()]
    await settle()
    expect(probe).toHaveBeenCalledOnce()
    answers[0]?.(true)
    expect(await first).toBe(true)
    await settle()
    expect(probe).toHaveBeenCalledTimes(2)
    answers[1]?.(false)
    expect(await Promise.all(later)).toEqual([false, false])
  })
})

describe('while nothing gets through', () => {
  it('checks after growing pauses of at most 4 s while visible', async () => {
    await anOfflinePage()
    probe.mockClear()
    const times: number[] = []
    const start = Date.now()
    probe.mockImplementation(async () => {
      times.push(Date.now() - start)
      return false
    })
    await vi.advanceTimersByTimeAsync(16_000)
    expect(times).toEqual([1_000, 3_000, 7_000, 11_000, 15_000])
  })

  it('checks less often while hidden, and at once when visible again', async () => {
    const connectivity = await anOfflinePage()
    show('hidden')
    await vi.advanceTimersByTimeAsync(300_000)
    probe.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(probe).toHaveBeenCalledTimes(2)
    isReachable = true
    show('visible')
    await settle()
    expect(connectivity.isOnline()).toBe(true)
  })

  it('goes online once the site answers, without a browser event', async () => {
    const connectivity = await anOfflinePage()
    const onChange = vi.fn()
    connectivity.subscribe(onChange)
    isReachable = true
    await vi.advanceTimersByTimeAsync(4_000)
    expect(connectivity.isOnline()).toBe(true)
    expect(onChange).toHaveBeenCalledOnce()
    probe.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(probe).not.toHaveBeenCalled()
  })

  it('does not wait for a hanging probe', async () => {
    const connectivity = await anOfflinePage()
    probe.mockImplementationOnce(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(1_000)
    isReachable = true
    await vi.advanceTimersByTimeAsync(4_000)
    expect(connectivity.isOnline()).toBe(true)
  })
})

describe('the browser’s state', () => {
  it('is trusted at once when it says "offline", and corrected by the site', async () => {
    const connectivity = createConnectivity(probe)
    isReachable = false
    browserSays(false)
    expect(connectivity.isOnline()).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(connectivity.isOnline()).toBe(false)
    isReachable = true
    await vi.advanceTimersByTimeAsync(4_000)
    expect(connectivity.isOnline()).toBe(true)
  })

  it('triggers a check when it says "online"', async () => {
    const connectivity = createConnectivity(probe)
    isReachable = false
    browserSays(false)
    await vi.advanceTimersByTimeAsync(60_000)
    isReachable = true
    browserSays(true)
    await settle()
    expect(connectivity.isOnline()).toBe(true)
  })

  it('is the initial state of a page', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    isReachable = false
    expect(createConnectivity(probe).isOnline()).toBe(false)
  })
})
