/**
 * What a visitor does on a page that a server rendered before its script answers. Links and searches need no
 * script; other buttons are pressed again, and typed texts told again, once it is there.
 */
export type EarlyInput = {
  /** Ends the recording, except within this element. */
  readonly stop: (except?: Element | null) => void
  /** Repeats what was recorded where the recording has ended. */
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

export function recordEarlyInput(): EarlyInput {
  let pressed: readonly HTMLElement[] = []
  const changed = new Map<Field, string | boolean>()
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
    pressed = [...pressed, button]
  })
  listen('submit', (event, target) => {
    if (!(target instanceof HTMLFormElement) || target.hasAttribute('action')) return
    withhold(event)
    const button = event.submitter ?? target.querySelector('button')
    if (button instanceof HTMLElement) pressed = [...pressed, button]
  })
  for (const kind of ['input', 'change'] as const) {
    listen(kind, (event, target) => {
      if (!isField(target)) return
      event.stopPropagation()
      changed.set(target, isCheckable(target) ? target.checked : target.value)
    })
  }

  return {
    stop: (except) => {
      isRecorded = (element) => except?.contains(element) === true
      if (!except) recording.abort()
    },
    replay: () => {
      const fields = [...changed].filter(([field]) => !isRecorded(field))
      const buttons = pressed.filter((button) => !isRecorded(button))
      for (const [field] of fields) changed.delete(field)
      pressed = pressed.filter(isRecorded)
      for (const [field, value] of fields) if (field.isConnected) tell(field, value)
      for (const button of buttons) if (button.isConnected) button.click()
    },
  }
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

/** React learns only of changes since it took a field over: the last one is undone through React, and done past it. */
function tell(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (!isCheckable(field)) return
    field.checked = !value
    field.click()
  } else if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    const { selectionStart, selectionEnd } = field
    field.value = ''
    const prototype: object = Object.getPrototypeOf(field)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    // Null for a kind of field that has no selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
