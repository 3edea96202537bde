import type { CheckedField } from '#parts/values/read-values.ts'

/** The id of what stands around a field, for links to it. */
export function fieldId(field: CheckedField): string {
  return `field-${field}`
}

/** Leads to the control of a field. */
export function focusField(field: CheckedField): void {
  const around = document.getElementById(fieldId(field))
  around?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
}
