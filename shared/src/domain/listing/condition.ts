import type { Category } from '#domain/category-tree.ts'

/** The conditions of a listing (specification, section 9). */
export const conditions = ['new', 'used', 'other'] as const

export type Condition = (typeof conditions)[number]

/** The condition that a URL or a control names; undefined means any condition. */
export function parseCondition(text: string | null | undefined): Condition | undefined {
  const name = text?.trim().toLowerCase()
  return conditions.find((condition) => condition === name)
}

/** The categories of what is neither new nor used: homes, jobs, services, and what is lost or found. */
const withoutCondition: ReadonlySet<string> = new Set<Category>([
  'Real Estate',
  'Jobs',
  'Services',
  'Lost & Found',
])

/** Whether listings of a category have a condition. The stored one of others is a default that says nothing. */
export function hasCondition(category: string): boolean {
  return !withoutCondition.has(category)
}

/** The condition to show of a listing. */
export function shownCondition({
  category,
  condition,
}: {
  readonly category: string
  readonly condition?: Condition
}): Condition | undefined {
  return hasCondition(category) ? condition : undefined
}
