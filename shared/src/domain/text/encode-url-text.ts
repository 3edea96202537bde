const loneSurrogates = /\p{Surrogate}/gu

/**
 * `encodeURIComponent` for any text: that throws on half a surrogate pair, which is left when a text is
 * cut in the middle of an emoji. Such a half becomes the replacement character.
 */
export function encodeUrlText(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogates, '\uFFFD'))
}
