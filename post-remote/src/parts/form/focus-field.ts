import type { CheckedField } from '#parts/values/read-values.ts'

const controls = 'input, textarea, select, button'

/** The id of what stands around a field, for links to it. */
export function fieldId(field: CheckedField): string {
  return `field-${field}`
}

/**
 * Leads to the control of a field. One whose code is still on its way is led to once it is there, unless
 * the person has gone on to something else by then.
 */
export function focusField(field: CheckedField): void {
  const around = document.getElementById(fieldId(field))
  if (!around) return
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
