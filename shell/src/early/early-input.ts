/**
 * What a visitor does on a page that a server rendered before its script answers. Links and searches need no
 * script; other buttons are pressed again, and typed texts told again, once it is there. Where the page had to be
 * rendered again, on the element that has taken the place of the one that was pressed.
 */
export type EarlyInput = {
  /** Ends the recording, except within this element; where it has ended, it does not begin again. */
  readonly stop: (except?: Element | null) => void
  /** Repeats what was recorded where the recording has ended, once it is heard there. */
  readonly replay: () => void
}

declare global {
  /** The recording; null once the whole page answers: a late script must not begin one. */
  var earlyInput: EarlyInput | null | undefined
}

/** Ends the recording of this page, for good; returns it. */
export function endEarlyInput(): EarlyInput | null | undefined {
  const { earlyInput } = globalThis
  globalThis.earlyInput = null
  earlyInput?.stop()
  return earlyInput
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Input = {
  /** The element, or the one in its place. */
  readonly find: () => HTMLElement | undefined
  /** Does the same again; returns whether it was heard. */
  readonly repeat: (element: HTMLElement) => boolean
}

/** Parts of a page that load code or data of their own answer later than the page around them. */
const retryAfterMs = 100
const maxRetries = 100

export function recordEarlyInput(): EarlyInput {
  let pressed: readonly Input[] = []
  const changed = new Map<Field, Input>()
  let retrying: ReturnType<typeof setTimeout> | undefined
  let isRecorded = (_element: Element) => true
  const recording = new AbortController()

  function listen<Kind extends 'click' | 'submit' | 'input' | 'change'>(
    kind: Kind,
    record: (event: DocumentEventMap[Kind], target: Element) => void,
  ): void {
    const options = { capture: true, signal: recording.signal }
    const onEvent = (event: DocumentEventMap[Kind]) => {
      if (event.target instanceof Element && isRecorded(event.target)) record(event, event.target)
    }
    document.addEventListener(kind, onEvent, options)
  }

  listen('click', (event, target) => {
    const button = target.closest('button')
    if (!button || worksAlone(button)) return
    withhold(event)
    pressed = [...pressed, { find: finderOf(button), repeat: press }]
  })
  listen('submit', (event, target) => {
    if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return
    withhold(event)
    const button = event.submitter ?? target.querySelector('button')
    if (!(button instanceof HTMLElement)) return
    pressed = [...pressed, { find: finderOf(button), repeat: press }]
  })
  for (const kind of ['input', 'change'] as const) {
    listen(kind, (event, target) => {
      if (!isField(target)) return
      event.stopPropagation()
      const value = isCheckable(target) ? target.checked : target.value
      const repeat = (element: HTMLElement) => isField(element) && tell(element, value)
      changed.set(target, { find: finderOf(target), repeat })
    })
  }

  const isPending = ({ find, repeat }: Input) => {
    const element = find()
    return !element || isRecorded(element) || !repeat(element)
  }

  function replay(retriesLeft: number): void {
    clearTimeout(retrying)
    for (const [field, input] of changed) if (!isPending(input)) changed.delete(field)
    pressed = pressed.filter(isPending)
    if (!recording.signal.aborted || retriesLeft === 0) return
    if (changed.size + pressed.length === 0) return
    retrying = setTimeout(() => replay(retriesLeft - 1), retryAfterMs)
  }

  return {
    stop: (except) => {
      const before = isRecorded
      isRecorded = (element) => except?.contains(element) === true && before(element)
      if (!except) recording.abort()
    },
    replay: () => replay(maxRetries),
  }
}

/**
 * Finds an element again: itself, or else the one in its place on the same page, of the same kind and with the same
 * label.
 */
function finderOf(element: HTMLElement): Input['find'] {
  const { pathname } = window.location
  const label = labelOf(element)
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => labelOf(other) === label,
    )
  const place = alike().indexOf(element)
  return () => {
    if (element.isConnected) return element
    return window.location.pathname === pathname ? alike()[place] : undefined
  }
}

function labelOf(element: HTMLElement): string {
  const words = isField(element) ? element.labels?.[0] : element
  const label = element.getAttribute('aria-label') ?? words?.textContent
  return [element.getAttribute('name'), label].join(' ')
}

/** Keeps an event from the browser, and from React, which hears of events before it has hydrated their part. */
function withhold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Whether a button needs no script: it sends a form to an address. */
function worksAlone(button: HTMLButtonElement): boolean {
  return button.type === 'submit' && button.form?.hasAttribute('action') === true
}

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/** Returns whether the page has heard of it. A disabled button is not pressed later. */
function press(button: HTMLElement): boolean {
  return button.matches(':disabled') || isHeard(button, 'click', () => button.click())
}

/**
 * React learns only of changes since it took a field over: the last one is undone through React, and done past it.
 * Returns whether React has heard of it.
 */
function tell(field: Field, value: string | boolean): boolean {
  if (typeof value === 'boolean') {
    if (!isCheckable(field)) return true
    field.checked = !value
    return isHeard(field, 'click', () => field.click())
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value
    const change = new Event('change', { bubbles: true })
    return isHeard(field, 'change', () => field.dispatchEvent(change))
  }
  const { selectionStart, selectionEnd } = field
  field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  // Null for a kind of field that has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  const input = new Event('input', { bubbles: true })
  return isHeard(field, 'input', () => field.dispatchEvent(input))
}

/** Whether an event reaches its element: React stops those to a part that it has not hydrated and cannot yet. */
function isHeard(element: HTMLElement, kind: string, send: () => void): boolean {
  let hasArrived = false
  const onArrival = () => {
    hasArrived = true
  }
  element.addEventListener(kind, onArrival)
  send()
  element.removeEventListener(kind, onArrival)
  return hasArrived
}
