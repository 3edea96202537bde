const maxBytes = 1500
const reserved = /^(?:\.{1,2}|__.*__)$/s
const halfLetter = /\p{Cs}/u

/**
 * Whether a document can have this id. Ids arrive in addresses and in calls, and Firestore answers an invalid one with an
 * error.
 */
export function isDocumentId(text: string): boolean {
  return (
    text !== '' &&
    text.length <= maxBytes &&
    !text.includes('/') &&
    !reserved.test(text) &&
    !halfLetter.test(text) &&
    bytesOf(text) <= maxBytes
  )
}

/** The length in UTF-8: the domain has no `TextEncoder`. */
function bytesOf(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../g, '.').length
}
