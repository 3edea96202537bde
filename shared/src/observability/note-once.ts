const noted = new Set<string>()

/** Tells whoever looks at the browser's console, once in a visit. Nothing is wrong. */
export function noteOnce(text: string): void {
  if (noted.has(text)) return
  noted.add(text)
  console.info(text)
}
