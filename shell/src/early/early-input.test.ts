import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { EarlyInput } from './early-input.ts'
import { endEarlyInput, recordEarlyInput } from './early-input.ts'

let early: EarlyInput
let page: HTMLElement

beforeEach(() => {
  // An input whose element is gone is tried again for seconds, longer than its test.
  vi.useFakeTimers()
  page = document.body.appendChild(document.createElement('div'))
  early = recordEarlyInput()
})
afterEach(() => {
  early.stop()
  page.remove()
  vi.useRealTimers()
})

function show(html: string): void {
  page.innerHTML = html
}

function find<Found extends HTMLElement>(selector: string, type: abstract new () => Found): Found {
  const found = page.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`no ${selector}`)
  return found
}

/** Makes the page interactive; returns the events of this kind that it then receives. */
function answering(kind: string) {
  early.stop()
  const listener = vi.fn((event: Event) => event.preventDefault())
  page.addEventListener(kind, listener)
  early.replay()
  return listener
}

function enter(selector: string, text: string): void {
  const field = find(selector, HTMLInputElement)
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

describe('a button', () => {
  it('is pressed again once for each press, even if its icon was pressed', () => {
    show('<button type="button"><svg id="heart"></svg></button>')
    find('button', HTMLButtonElement).click()
    page.querySelector('#heart')?.dispatchEvent(new Event('click', { bubbles: true }))
    expect(answering('click')).toHaveBeenCalledTimes(2)
  })

  it('is not pressed again when it has gone', () => {
    show('<button type="button">Open</button>')
    const button = find('button', HTMLButtonElement)
    const pressed = vi.fn()
    button.click()
    button.addEventListener('click', pressed)
    show('')
    early.replay()
    expect(pressed).not.toHaveBeenCalled()
  })

  it('is pressed again when its form cannot be sent by itself, however it was sent', () => {
    show('<form><input /><button>Send</button></form>')
    const byKey = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    find('form', HTMLFormElement).dispatchEvent(byKey)
    expect(byKey.defaultPrevented).toBe(true)
    expect(answering('submit')).toHaveBeenCalledOnce()
  })
})

describe('what a press leads to', () => {
  it('is shown at once: a menu opens, and closes again', () => {
    show('<button aria-controls="menu" aria-expanded="false">Menu</button><i id="menu" hidden></i>')
    const button = find('button', HTMLButtonElement)
    const isOpen = () => !find('#menu', HTMLElement).hidden
    button.click()
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([true, 'true'])
    button.click()
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false'])
    expect(answering('click')).toHaveBeenCalledTimes(2)
  })

  it('is shown at once: a toggle is on, until the page shows it by itself', () => {
    show('<button aria-pressed="false">Heart</button>')
    const button = find('button', HTMLButtonElement)
    button.click()
    expect(button.dataset['pressed']).toBe('true')
    expect(answering('click')).toHaveBeenCalledOnce()
    expect(button.dataset['pressed']).toBeUndefined()
  })

  it('is what the visitor wants: a toggle pressed twice, or already on, is left as it is', () => {
    show('<button aria-pressed="false">Once</button><button aria-pressed="false">Twice</button>')
    const [once, twice] = page.querySelectorAll('button')
    once?.click()
    twice?.click()
    twice?.click()
    // The device knew it.
    once?.setAttribute('aria-pressed', 'true')
    expect(answering('click')).not.toHaveBeenCalled()
    expect(page.querySelectorAll('[data-pressed]')).toHaveLength(0)
  })

  it('is not shown for a menu that is not on the page yet, or shown otherwise', () => {
    show(
      '<button aria-controls="none">A</button><button aria-controls="b">B</button><i id="b"></i>',
    )
    for (const button of page.querySelectorAll('button')) button.click()
    expect(find('#b', HTMLElement).hidden).toBe(false)
  })
})

it('leaves links and forms with an address to the browser', () => {
  show('<a href="/a">A</a><form action="/search"><button>Search</button></form>')
  const clicks = ['a', 'button'].map((selector) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    // Seen after the recording, and stopped here: this window cannot leave.
    page.addEventListener('click', (event) => event.stopPropagation(), { once: true })
    page.querySelector(selector)?.dispatchEvent(click)
    return click.defaultPrevented
  })
  expect(clicks).toEqual([false, false])
  expect(answering('click')).not.toHaveBeenCalled()
})

describe('a field', () => {
  it('gets its last text again, once', () => {
    show('<input />')
    enter('input', 'c')
    enter('input', 'civic')
    const listener = answering('input')
    expect(listener).toHaveBeenCalledOnce()
    expect(find('input', HTMLInputElement)).toHaveValue('civic')
  })

  it('keeps its caret', () => {
    show('<input />')
    enter('input', 'honda civic')
    const field = find('input', HTMLInputElement)
    field.setSelectionRange(2, 5)
    answering('input')
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5])
  })

  it('without a caret gets its text again', () => {
    show('<input type="number" />')
    enter('input', '12')
    expect(answering('input')).toHaveBeenCalledOnce()
    expect(find('input', HTMLInputElement)).toHaveValue(12)
  })

  it('with options gets its choice again, once, and keeps it', () => {
    show('<select><option>A</option><option>B</option></select>')
    const select = find('select', HTMLSelectElement)
    select.value = 'B'
    select.dispatchEvent(new Event('input', { bubbles: true }))
    expect(answering('change')).toHaveBeenCalledOnce()
    expect(select).toHaveValue('B')
  })

  it.each(['that is still ticked', 'whose tick was undone'])('%s is ticked again', (which) => {
    show('<input type="checkbox" />')
    const field = find('input', HTMLInputElement)
    field.click()
    field.checked = which === 'that is still ticked'
    expect(answering('change')).toHaveBeenCalledOnce()
    expect(field).toBeChecked()
  })
})

it('withholds the events of a part until the part is interactive', () => {
  show('<nav><button type="button"></button></nav><main><button type="button"></button></main>')
  const pressed = vi.fn((event: Event) => event.target)
  page.addEventListener('click', pressed)
  const [frame, main] = [find('nav button', HTMLElement), find('main button', HTMLElement)]
  frame.click()
  main.click()
  expect(pressed).not.toHaveBeenCalled()
  early.stop(find('main', HTMLElement))
  early.replay()
  expect(pressed.mock.results.map(({ value }) => value)).toEqual([frame])
  frame.click()
  main.click()
  expect(pressed).toHaveBeenCalledTimes(2)
  early.stop()
  early.replay()
  early.replay()
  expect(pressed.mock.results.slice(2).map(({ value }) => value)).toEqual([main, main])
})

it('presses a button of a part that becomes interactive late, while another part is not interactive yet', () => {
  show('<nav><button type="button"></button></nav><main></main>')
  const button = find('nav button', HTMLElement)
  button.click()
  // React does the same in a part that it has not hydrated.
  const withhold = (event: Event) => event.stopPropagation()
  document.addEventListener('click', withhold, { capture: true })
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  early.stop(find('main', HTMLElement))
  early.replay()
  expect(pressed).not.toHaveBeenCalled()
  document.removeEventListener('click', withhold, { capture: true })
  vi.advanceTimersByTime(100)
  expect(pressed).toHaveBeenCalledOnce()
})

it('records nothing after its end, and never begins again', () => {
  globalThis.earlyInput = early
  expect(endEarlyInput()).toBe(early)
  expect(globalThis.earlyInput).toBeNull()
  show('<button type="button">Open</button><input />')
  const pressed = vi.fn()
  page.addEventListener('click', pressed)
  find('button', HTMLButtonElement).click()
  enter('input', 'late')
  early.replay()
  expect(pressed).toHaveBeenCalledOnce()
  expect(endEarlyInput()).toBeNull()
})
