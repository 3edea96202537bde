import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createConnectivity } from '#connectivity/create-connectivity.ts'

let isReachable = true
/** One of its own for each test: pages of earlier tests hear what happens as well. */
let probe = vi.fn(async () => isReachable)

beforeEach(() => {
  vi.useFakeTimers()
  isReachable = true
  probe = vi.fn(async () => isReachable)
})
afterEach(async () => {
  // No page goes on asking after its test.
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

/** A page that has found out that nothing gets through, although its browser says "online". */
async function anOfflinePage() {
  const connectivity = createConnectivity(probe)
  isReachable = false
  await connectivity.check()
  return connectivity
}

describe('while the browser says "online"', () => {
  it('is offline once a check gets no answer, and tells it', async () => {
    const connectivity = createConnectivity(probe)
    const onChange = vi.fn()
    connectivity.subscribe(onChange)
    expect(connectivity.isOnline()).toBe(true)
    isReachable = false
    expect(await connectivity.check()).toBe(false)
    expect(connectivity.isOnline()).toBe(false)
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('stays online when the site answers: one failing service is not the connection', async () => {
    const connectivity = createConnectivity(probe)
    expect(await connectivity.check()).toBe(true)
    expect(connectivity.isOnline()).toBe(true)
  })

  it('asks when a script, a style sheet or a picture fails, and not when an exception is thrown', async () => {
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

  it('asks once for many failures at a time, and once more for those that came meanwhile', async () => {
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
  it('asks after growing pauses, of at most 4 s in sight', async () => {
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

  it('asks less and less often out of sight, and at once when it is back in sight', async () => {
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

  it('is online again, without a word of the browser, once the site answers', async () => {
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

  it('does not wait for a probe that hangs', async () => {
    const connectivity = await anOfflinePage()
    probe.mockImplementationOnce(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(1_000)
    isReachable = true
    await vi.advanceTimersByTimeAsync(4_000)
    expect(connectivity.isOnline()).toBe(true)
  })
})

describe('what the browser says', () => {
  it('is believed at once when it says "offline", and corrected by the site', async () => {
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

  it('has the site asked at once when it says "online"', async () => {
    const connectivity = createConnectivity(probe)
    isReachable = false
    browserSays(false)
    await vi.advanceTimersByTimeAsync(60_000)
    isReachable = true
    browserSays(true)
    await settle()
    expect(connectivity.isOnline()).toBe(true)
  })

  it('is where a page begins', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    isReachable = false
    expect(createConnectivity(probe).isOnline()).toBe(false)
  })
})
