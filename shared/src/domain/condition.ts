/** The conditions of a listing (specification, section 9). */
export const conditions = ['new', 'used', 'other'] as const

export type Condition = (typeof conditions)[number]

/** The condition that a URL or a control names; undefined means any condition. */
export function parseCondition(text: string | null | undefined): Condition | undefined {
  const wanted = text?.trim().toLowerCase()
  return conditions.find((condition) => condition === wanted)
}
