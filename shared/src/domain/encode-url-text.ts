const loneSurrogates = /\p{Surrogate}/gu

/**
 * `encodeURIComponent` for any text: it throws on half a surrogate pair, which a text cut in the
 * middle of an emoji holds. Such a half becomes the replacement character.
 */
export function encodeUrlText(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogates, '\uFFFD'))
}
