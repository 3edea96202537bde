const maxBytes = 1500
const reserved = /^(?:\.{1,2}|__.*__)$/s

/**
 * Whether a document can have this id. Ids arrive in URLs, and the SDK throws on invalid ones.
 */
export function isDocumentId(text: string): boolean {
  return (
    text !== '' &&
    !text.includes('/') &&
    !reserved.test(text) &&
    new TextEncoder().encode(text).length <= maxBytes
  )
}
