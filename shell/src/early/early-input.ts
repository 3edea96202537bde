/**
 * Records what a visitor does on a served page before it is interactive. Links and searches need no script;
 * other presses and typed texts are repeated once the script is ready. If the page had to be rendered again,
 * they are repeated on the element that replaced the original one.
 */
export type EarlyInput = {
  /** Ends the recording, except within this element. It does not begin again elsewhere. */
  readonly stop: (except?: Element | null) => void
  /** Repeats what was recorded outside of that element, once React handles events there. */
  readonly replay: () => void
}

declare global {
  /** The recording; null once the whole page is interactive: a late script must not begin one. */
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
  /** The element, or its replacement. */
  readonly find: () => HTMLElement | undefined
  /** Repeats the event; returns whether React handled it. */
  readonly repeat: (element: HTMLElement) => boolean
}

/** Parts of a page that load their own code or data become interactive later than the page around them. */
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
      const repeat = (element: HTMLElement) => isField(element) && enter(element, value)
      changed.set(target, { find: finderOf(target), repeat })
    })
  }

  const isPending = ({ find, repeat }: Input) => {
    const element = find()
    return !element || isRecorded(element) || !repeat(element)
  }

  /** Whether an input waits for a part that should answer, and not for one that is still recorded. */
  const isLate = ({ find }: Input) => {
    const element = find()
    return !element || !isRecorded(element)
  }

  function replay(retriesLeft: number): void {
    clearTimeout(retrying)
    for (const [field, input] of changed) if (!isPending(input)) changed.delete(field)
    pressed = pressed.filter(isPending)
    if (retriesLeft === 0 || ![...changed.values(), ...pressed].some(isLate)) return
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
 * Finds an element again: itself, or else its replacement on the same page, of the same kind and with the
 * same label.
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

/** Stops an event for the browser and for React, which receives events before it has hydrated their part. */
function withhold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Whether a button works without a script: it sends a form to an address. */
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

/** Returns whether the page handled it. A disabled button is not pressed later. */
function press(button: HTMLElement): boolean {
  return button.matches(':disabled') || reaches(button, 'click', () => button.click())
}

/**
 * Enters a value so that React notices it. React compares a field with its value at hydration, so another
 * value is set first. Returns whether React received the event.
 */
function enter(field: Field, value: string | boolean): boolean {
  if (typeof value === 'boolean') {
    if (!isCheckable(field)) return true
    field.checked = !value
    return reaches(field, 'click', () => field.click())
  }
  if (field instanceof HTMLSelectElement) {
    field.value = value
    const change = new Event('change', { bubbles: true })
    return reaches(field, 'change', () => field.dispatchEvent(change))
  }
  const { selectionStart, selectionEnd } = field
  field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  // Null for fields that have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  const input = new Event('input', { bubbles: true })
  return reaches(field, 'input', () => field.dispatchEvent(input))
}

/** Whether an event reaches its element: React stops events in a part that it cannot hydrate yet. */
function reaches(element: HTMLElement, kind: string, send: () => void): boolean {
  let hasArrived = false
  const onArrival = () => {
    hasArrived = true
  }
  element.addEventListener(kind, onArrival)
  send()
  element.removeEventListener(kind, onArrival)
  return hasArrived
}
