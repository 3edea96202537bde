/**
 * What a visitor does on a page that a server rendered before its script answers. Links and searches need no
 * script; other buttons are pressed again, and typed texts told again, once it is there.
 */
export type EarlyInput = {
  /** Ends the recording. */
  readonly stop: () => void
  /** Repeats what was recorded. */
  readonly replay: () => void
}

declare global {
  /** The recording; null once the page has answered: a late script must not begin one. */
  var earlyInput: EarlyInput | null | undefined
}

/** Ends the recording of this page, for good. */
export function endEarlyInput(): EarlyInput | null | undefined {
  const { earlyInput } = globalThis
  globalThis.earlyInput = null
  earlyInput?.stop()
  return earlyInput
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function recordEarlyInput(): EarlyInput {
  const pressed: HTMLElement[] = []
  const changed = new Map<Field, string | boolean>()
  const recording = new AbortController()
  const listen = { capture: true, signal: recording.signal }

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      if (!button || worksAlone(button)) return
      event.preventDefault()
      pressed.push(button)
    },
    listen,
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.hasAttribute('action')) return
      event.preventDefault()
      const button = event.submitter ?? event.target.querySelector('button')
      if (button instanceof HTMLElement) pressed.push(button)
    },
    listen,
  )
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) changed.set(target, isCheckable(target) ? target.checked : target.value)
    },
    listen,
  )

  return {
    stop: () => recording.abort(),
    replay: () => {
      for (const [field, value] of changed) if (field.isConnected) tell(field, value)
      for (const button of pressed) if (button.isConnected) button.click()
    },
  }
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

/** React learns only of changes since it took the field over: it is emptied through React, and filled past it. */
function tell(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isCheckable(field) && field.checked !== value) field.click()
    return
  }
  field.value = ''
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
}
