import type { CheckedField } from '#features/values/read-values.ts'

const controls = 'input, textarea, select, button'

/** The id of the element around a field, for links to it. */
export function fieldId(field: CheckedField): string {
  return `field-${field}`
}

/**
 * Focuses the control of a field. A control whose code is still loading is focused once it is rendered,
 * unless the user has moved on by then.
 */
export function focusField(field: CheckedField): void {
  const around = document.getElementById(fieldId(field))
  if (!around) return
  around.closest('details')?.setAttribute('open', '')
  const control = around.querySelector<HTMLElement>(controls)
  if (control) return control.focus()
  around.scrollIntoView({ block: 'nearest' })
  const arrival = new MutationObserver(() => {
    const arrived = around.querySelector<HTMLElement>(controls)
    if (!arrived) return
    arrival.disconnect()
    arrived.focus()
  })
  arrival.observe(around, { childList: true, subtree: true })
  document.addEventListener('focusin', () => arrival.disconnect(), { once: true })
}
