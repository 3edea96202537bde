const noted = new Set<string>()

/** Writes a note to the console, once per page load. It is not a problem. */
export function noteOnce(text: string): void {
  if (noted.has(text)) return
  noted.add(text)
  console.info(text)
}
