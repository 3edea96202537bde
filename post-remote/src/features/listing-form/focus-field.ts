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
  const container = document.getElementById(fieldId(field))
  if (!container) return
  container.closest('details')?.setAttribute('open', '')
  const control = container.querySelector<HTMLElement>(controls)
  if (control) return control.focus()
  container.scrollIntoView({ block: 'nearest' })
  const arrival = new MutationObserver(() => {
    const arrived = container.querySelector<HTMLElement>(controls)
    if (!arrived) return
    arrival.disconnect()
    arrived.focus()
  })
  arrival.observe(container, { childList: true, subtree: true })
  document.addEventListener('focusin', () => arrival.disconnect(), { once: true })
}
