// How the presses and texts of a visitor are repeated, once React handles events.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

export function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/** Turns a toggle on or off, if it is not yet; returns whether the page handled it. */
export function turn(button: HTMLElement, isOn: boolean): boolean {
  const isHandled = button.getAttribute('aria-pressed') === String(isOn) || press(button)
  if (isHandled) delete button.dataset['pressed']
  return isHandled
}

/** Returns whether the page handled it. A disabled button is not pressed later. */
export function press(button: HTMLElement): boolean {
  return button.matches(':disabled') || reaches(button, 'click', () => button.click())
}

/**
 * Enters a value so that React notices it. React compares a field with its value at hydration, so another
 * value is set first. Returns whether React received the event.
 */
export function enter(field: Field, value: string | boolean): boolean {
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
