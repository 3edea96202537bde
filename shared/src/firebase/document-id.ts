const longestInBytes = 1500
const reserved = /^(?:\.{1,2}|__.*__)$/s

/**
 * Whether a document can have this id. Ids arrive in URLs, and the SDK throws on those that no
 * document can have.
 */
export function isDocumentId(text: string): boolean {
  return (
    text !== '' &&
    !text.includes('/') &&
    !reserved.test(text) &&
    new TextEncoder().encode(text).length <= longestInBytes
  )
}
