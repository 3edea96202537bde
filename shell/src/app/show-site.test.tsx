import { act } from '@testing-library/react'
import { Suspense, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { recordEarlyInput } from '#early/early-input.ts'
import { servedCopyOf, ServedCopyView } from '#remotes/page/served-copy.tsx'

import { ContinuedPage } from './continued-page.tsx'
import { Main } from './main.tsx'
import { showSite } from './show-site.tsx'

let root: HTMLElement
const report = vi.fn()

beforeEach(() => {
  report.mockReset()
  searches.mockReset()
  root = document.body.appendChild(document.createElement('div'))
  globalThis.earlyInput = undefined
})
afterEach(() => {
  root.remove()
  globalThis.earlyInput = undefined
})

const searches = vi.fn()

/** A frame that a visitor can use before it is interactive, with a page in a boundary. */
function Page({
  title,
  ready,
  html = '',
}: {
  readonly title: string
  readonly ready?: Promise<void>
  readonly html?: string
}) {
  return (
    <>
      <h1>{title}</h1>
      <nav>
        <Counter label="Location" />
      </nav>
      <Main>
        <Listings {...(ready && { ready })} />
        <article title={html} dangerouslySetInnerHTML={{ __html: html }} />
        <ContinuedPage />
      </Main>
    </>
  )
}

function Counter({ label }: { readonly label: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" aria-label={label} onClick={() => setCount((before) => before + 1)}>
      {count}
    </button>
  )
}

function Listings({ ready }: { readonly ready?: Promise<void> }) {
  const [text, setText] = useState('')
  const [isNew, setIsNew] = useState(false)
  if (ready) use(ready)
  return (
    <>
      <Counter label="Favourite" />
      <input
        type="text"
        value={text}
        onChange={({ target }) => {
          searches(target.value)
          setText(target.value)
        }}
      />
      <output>{text}</output>
      <input type="checkbox" checked={isNew} onChange={() => setIsNew(!isNew)} />
      <small>{isNew ? 'new' : 'any'}</small>
    </>
  )
}

function serve(): void {
  root.innerHTML = renderToString(<Page title="Served" />)
  globalThis.earlyInput = recordEarlyInput()
}

const part = (selector: string) => root.querySelector(selector)?.textContent

function press(selector: string): void {
  root.querySelector<HTMLElement>(selector)?.click()
}

function type(text: string): void {
  const input = root.querySelector('input')
  if (!input) throw new Error('no input')
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** @param meanwhile what the visitor does after hydration has begun, and before it ends. */
async function begin(
  changes: Partial<Parameters<typeof showSite>[0]> = {},
  meanwhile?: () => void,
): Promise<void> {
  await act(async () => {
    await showSite({
      root,
      app: <Page title="Served" />,
      page: Promise.resolve(),
      isInLanguage: true,
      compare: () => 'same',
      report,
      ...changes,
    })
    meanwhile?.()
  })
}

function doEverything(): void {
  press('nav button')
  press('main button')
  press('main button')
  press('[type=checkbox]')
  type('c')
  type('civic')
}

function expectEverything(): void {
  expect(part('nav button')).toBe('1')
  expect(part('main button')).toBe('2')
  expect(part('small')).toBe('new')
  expect(root.querySelector('[type=checkbox]')).toBeChecked()
  expect(part('output')).toBe('civic')
  expect(searches).toHaveBeenCalledExactlyOnceWith('civic')
  expect(root.querySelector('input')).toHaveValue('civic')
}

describe('a served page of the same release', () => {
  it('is hydrated with its elements, where the visitor has scrolled to', async () => {
    serve()
    const heading = root.querySelector('h1')
    window.scrollTo(0, 300)
    // The router scrolls up when it mounts.
    function Scrolling() {
      useLayoutEffect(() => window.scrollTo(0, 0), [])
      return <Page title="Served" />
    }
    await begin({ app: <Scrolling /> })
    expect(root.querySelector('h1')).toBe(heading)
    expect(window.scrollY).toBe(300)
    expect(report).not.toHaveBeenCalled()
  })

  it('repeats what the visitor did before hydration, once', async () => {
    serve()
    doEverything()
    await begin()
    expectEverything()
  })

  it('repeats what the visitor does during hydration, once', async () => {
    serve()
    await begin({}, doEverything)
    expectEverything()
  })

  it('handles each press once after hydration', async () => {
    serve()
    await begin()
    await act(async () => press('main button'))
    expect(part('main button')).toBe('1')
    expect(globalThis.earlyInput).toBeNull()
  })

  it('becomes interactive last in a part that loads last', async () => {
    let becomeReady = () => {}
    const ready = new Promise<void>((resolve) => {
      becomeReady = resolve
    })
    function Comments({ isReady }: { readonly isReady?: Promise<void> }) {
      if (isReady) use(isReady)
      return (
        <aside>
          <Counter label="Report" />
        </aside>
      )
    }
    const site = (isReady?: Promise<void>) => (
      <main>
        <Suspense>
          <Suspense>
            <Comments {...(isReady && { isReady })} />
          </Suspense>
          <ContinuedPage />
        </Suspense>
      </main>
    )
    root.innerHTML = renderToString(site())
    globalThis.earlyInput = recordEarlyInput()
    const button = root.querySelector('aside button')
    press('aside button')
    await begin({ app: site(ready) })
    expect(globalThis.earlyInput).toBeNull()
    expect(part('aside button')).toBe('0')
    await act(async () => becomeReady())
    await vi.waitFor(() => expect(part('aside button')).toBe('1'))
    expect(root.querySelector('aside button')).toBe(button)
  })

  it('reports when it had to be rendered again', async () => {
    serve()
    await begin({ app: <Page title="Other" /> })
    expect(part('h1')).toBe('Other')
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ what: 'A served page was rendered again' }),
    )
  })

  it('reports nothing when the browser has translated it before', async () => {
    serve()
    for (const heading of root.querySelectorAll('h1')) {
      heading.innerHTML = '<font><font>Burada</font></font>'
    }
    await begin()
    expect(part('h1')).toBe('Served')
    expect(report).not.toHaveBeenCalled()
  })
})

describe('a served page that differs from what this device renders', () => {
  const served = () => {
    const title = document.head.appendChild(document.createElement('title'))
    title.dataset['served'] = ''
    serve()
    return { title, heading: root.querySelector('h1') }
  }

  it('is rendered again in another language, without the served tags of the head', async () => {
    const { title, heading } = served()
    await begin({ isInLanguage: false, app: <Page title="Burada" /> })
    expect(part('h1')).toBe('Burada')
    expect(root.querySelector('h1')).not.toBe(heading)
    expect(title.isConnected).toBe(false)
    expect(report).not.toHaveBeenCalled()
  })

  it('is rendered again by another release, without a report', async () => {
    const { title } = served()
    await begin({ compare: () => 'other', app: <Page title="Newer" /> })
    expect(part('h1')).toBe('Newer')
    expect(title.isConnected).toBe(false)
    expect(report).not.toHaveBeenCalled()
  })

  it('keeps the frame, and no HTML or attribute of the page of another release', async () => {
    root.innerHTML = renderToString(<Page title="Served" html="before" />)
    const button = root.querySelector('nav button')
    await begin({ compare: () => 'other', app: <Page title="Served" html="after" /> })
    expect(part('article')).toBe('after')
    expect(root.querySelector('article')).toHaveAttribute('title', 'after')
    expect(root.querySelector('nav button')).toBe(button)
    expect(report).not.toHaveBeenCalled()
  })

  it('repeats what the visitor did before another release rendered it', async () => {
    serve()
    doEverything()
    await begin({ compare: () => 'other', app: <Page title="Newer" /> })
    expect(part('h1')).toBe('Newer')
    expectEverything()
  })

  it('repeats what the visitor did until it was loaded, once', async () => {
    let hasCome = false
    let come = () => {}
    const subscribe = (onChange: () => void) => {
      come = () => {
        hasCome = true
        onChange()
      }
      return () => {}
    }
    const getState = () => hasCome
    function Site() {
      useSyncExternalStore(subscribe, getState, getState)
      const copy = servedCopyOf(window.location.pathname)
      return (
        <>
          <h1>Served</h1>
          <nav>
            <Counter label="Location" />
          </nav>
          <main>
            <Suspense>
              {hasCome ? <Listings /> : copy && <ServedCopyView copy={copy} />}
              <ContinuedPage />
            </Suspense>
          </main>
        </>
      )
    }
    serve()
    press('main button')
    await begin({ compare: () => 'missing', app: <Site /> })
    expect(part('main button')).toBe('0')
    await act(async () => {
      press('nav button')
      press('main button')
      press('[type=checkbox]')
      type('c')
      type('civic')
    })
    expect(part('nav button')).toBe('1')
    expect(part('main button')).toBe('0')
    await act(async () => come())
    expectEverything()
    expect(globalThis.earlyInput).toBeNull()
  })

  it('is copied, with its head, if its own script does not load', async () => {
    const { title } = served()
    root.innerHTML = `<main>${root.innerHTML}</main>`
    await begin({ compare: () => 'missing', app: <main>Failed</main> })
    const copy = servedCopyOf(window.location.pathname)
    expect(copy?.nodes.map(({ textContent }) => textContent).join('')).toContain('Served')
    expect(title.isConnected).toBe(true)
    copy?.onReplaced()
    expect(title.isConnected).toBe(false)
  })
})

it('keeps the served page in another language in view while the page is loading', async () => {
  vi.useFakeTimers()
  serve()
  const page = new Promise<never>(() => {})
  const shown = begin({ page, isInLanguage: false, app: <Page title="Here" /> })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(part('h1')).toBe('Served')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await shown
  expect(part('h1')).toBe('Here')
})

it('does not wait for the page when nothing was served', async () => {
  await begin({ page: new Promise<never>(() => {}), app: <Page title="Here" /> })
  expect(part('h1')).toBe('Here')
})

it('shows the frame when the page takes long', async () => {
  vi.useFakeTimers()
  serve()
  const shown = begin({ page: new Promise<never>(() => {}), compare: () => 'missing' })
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await shown
  expect(globalThis.earlyInput).toBeNull()
})
