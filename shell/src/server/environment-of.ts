const element = /<script\b[^>]*\bid=["']?environment["']?[^>]*>([\s\S]*?)<\/script>/

/** The environment that deployment wrote into the shell's page, unparsed. */
export function environmentOf(template: string): unknown {
  const [, text] = element.exec(template) ?? []
  return JSON.parse(text?.trim() || '{}')
}
