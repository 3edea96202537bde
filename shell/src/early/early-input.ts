import { enter, isCheckable, isField, press, turn } from './repeat-input.ts'

/**
 * Records what a visitor does on a served page before it is interactive. Links and searches need no script;
 * other presses and typed texts are repeated once the script is ready. If the page had to be rendered again,
 * they are repeated on the element that replaced the original one. What a press leads to is shown at once where the page
 * has it already: a menu opens, a toggle is on.
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
  /** Fields and toggles, which get the last of what was entered. */
  const changed = new Map<HTMLElement, Input>()
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
    if (button.hasAttribute('aria-pressed')) {
      const isOn = shownState(button) !== 'true'
      button.dataset['pressed'] = String(isOn)
      changed.set(button, { find: finderOf(button), repeat: (found) => turn(found, isOn) })
      return
    }
    toggleMenu(button)
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
    for (const [element, input] of changed) if (!isPending(input)) changed.delete(element)
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
  const index = alike().indexOf(element)
  return () => {
    if (element.isConnected) return element
    return window.location.pathname === pathname ? alike()[index] : undefined
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

/** Opens or closes the menu of a button, if the page has the menu also while it is closed; React does the same later. */
function toggleMenu(button: HTMLButtonElement): void {
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!menu || menu.hidden === (button.getAttribute('aria-expanded') === 'true')) return
  menu.hidden = !menu.hidden
  button.setAttribute('aria-expanded', String(!menu.hidden))
}

/**
 * The state of a toggle that the visitor sees. `aria-pressed` is left to React, which may learn from the device that it is
 * on already.
 */
function shownState(button: HTMLElement): string | null {
  return button.dataset['pressed'] ?? button.getAttribute('aria-pressed')
}
