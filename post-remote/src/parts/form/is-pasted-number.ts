/**
 * Whether a phone number was pasted or autofilled rather than typed.
 */
export function isPastedNumber(before: string, after: string): boolean {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.length - start - end > 1
}
