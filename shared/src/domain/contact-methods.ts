/** What the post form stores for the in-app chat option (specification, section 3). */
export const inAppChatLabel = 'In-App Chat'

/** The contact methods the post form offers and stores as a list (specification, sections 3 and 9). */
export const contactMethods = ['Phone Number', inAppChatLabel, 'Whatsapp', 'Both'] as const

export type ContactMethod = (typeof contactMethods)[number]

/** What a visitor can do to reach the seller. */
export type ContactCapability = 'call' | 'whatsapp' | 'chat'

const capabilityOrder: readonly ContactCapability[] = ['call', 'whatsapp', 'chat']

/**
 * The form stores lists of `Phone Number`, the chat label, `Whatsapp` and `Both`; the original detail
 * page compared with the single strings `Phone`, `Chat` and `Both`, so that its buttons rarely
 * appeared (specification, section 2, "Mismatch"). One table reads both generations.
 */
const capabilitiesOf: ReadonlyMap<string, readonly ContactCapability[]> = new Map([
  ['phone number', ['call']],
  ['whatsapp', ['whatsapp']],
  [inAppChatLabel.toLowerCase(), ['chat']],
  ['chat', ['chat']],
  ['both', ['call', 'whatsapp', 'chat']],
  ['phone', ['call', 'whatsapp']],
])

/**
 * The capabilities that stored contact methods grant, in the order the buttons appear. Unknown
 * values grant none.
 */
export function contactCapabilities(stored: readonly string[]): readonly ContactCapability[] {
  const granted = new Set(
    stored.flatMap((method) => capabilitiesOf.get(method.trim().toLowerCase()) ?? []),
  )
  return capabilityOrder.filter((capability) => granted.has(capability))
}
