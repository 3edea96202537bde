/** What the post form stores for the in-app chat option (specification, section 2.4). */
export const inAppChatLabel = 'In-App Chat'

/** The contact methods that the post form offers and stores as a list (specification, sections 3 and 9). */
export const contactMethods = ['Phone Number', inAppChatLabel, 'Whatsapp', 'Both'] as const

export type ContactMethod = (typeof contactMethods)[number]

/** What a visitor can do to reach the seller. */
export type ContactAction = 'call' | 'whatsapp' | 'chat'

const actionOrder: readonly ContactAction[] = ['call', 'whatsapp', 'chat']

/**
 * The form stores lists of `Phone Number`, `In-App Chat`, `Whatsapp` and `Both`; the original detail page
 * compared with the single strings `Phone`, `Chat` and `Both`, so that its buttons rarely appeared
 * (specification, section 2.4). One table reads both generations.
 */
const actionsOf: ReadonlyMap<string, readonly ContactAction[]> = new Map([
  ['phone number', ['call']],
  ['whatsapp', ['whatsapp']],
  [inAppChatLabel.toLowerCase(), ['chat']],
  ['chat', ['chat']],
  ['both', ['call', 'whatsapp', 'chat']],
  ['phone', ['call', 'whatsapp']],
])

/**
 * What the visitor can do by the stored contact methods, in the order of the buttons. Unknown values
 * allow nothing.
 */
export function contactActions(stored: readonly string[]): readonly ContactAction[] {
  const granted = new Set(
    stored.flatMap((method) => actionsOf.get(method.trim().toLowerCase()) ?? []),
  )
  return actionOrder.filter((action) => granted.has(action))
}
