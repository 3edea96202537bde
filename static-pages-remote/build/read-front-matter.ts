import * as v from 'valibot'

const filledText = v.pipe(v.string(), v.nonEmpty())

const schema = v.strictObject({
  title: filledText,
  description: filledText,
  updated: v.optional(v.pipe(v.string(), v.isoDate())),
})

const form = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/

/**
 * Splits a file into the lines `name: value` between its two `---`, and the Markdown after them. Throws
 * with the reason when a line is missing, misspelt or invalid.
 */
export function readFrontMatter(file: string) {
  const { head, body } = form.exec(file.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (head === undefined || body === undefined) {
    throw new Error('The file must begin with its title and description between two lines of ---')
  }
  const lines = head.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
  })
  const parsed = v.safeParse(schema, Object.fromEntries(lines))
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`Between the two ---, ${v.getDotPath(issue) ?? 'a line'}: ${issue.message}`)
  }
  return { ...parsed.output, body }
}
