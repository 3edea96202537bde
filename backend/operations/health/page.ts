import type { Section } from './section.ts'

/** The page for a terminal. Its first line names the site, its last ones what is broken. */
export function formatPage(site: string, now: Date, sections: readonly Section[]): string {
  const broken = sections.flatMap((section) => section.broken)
  const parts = sections.map(({ title, lines }) =>
    [title, ...lines.map((line) => `  ${line}`)].join('\n'),
  )
  const verdict =
    broken.length === 0
      ? 'Healthy.'
      : [
          `Not healthy: ${broken.length} ${broken.length === 1 ? 'promise is' : 'promises are'} broken.`,
          ...broken.flatMap(({ what, row }) => [
            `  ${what}`,
            `    What to do: docs/operations.md, "When an alert fires", ${row}`,
          ]),
        ].join('\n')
  return [`Health of ${site}, ${now.toISOString()}`, ...parts, verdict].join('\n\n')
}

/**
 * A part of the page that needs a service which may refuse it. What could not be looked at may be broken.
 */
export async function readOrSay(title: string, read: () => Promise<Section>): Promise<Section> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const [reason = ''] = error.message.split('\n')
    const what = `${title} could not be read: ${reason}`
    return { title, lines: ['Could not be read.'], broken: [{ what, row: 'health' }] }
  }
}
