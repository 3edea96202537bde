/** The beginning of a text, at most `longest` characters. Never ends in the middle of a surrogate pair. */
export function cutText(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}
