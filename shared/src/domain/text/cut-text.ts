/** The beginning of a text, at most `maxLength` characters. Never ends in the middle of a surrogate pair. */
export function cutText(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
