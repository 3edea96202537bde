import type { Finding } from '#data-check/check-data.ts'

/** What was found, counted and with ids, for people. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ check: { title, mending }, found }) =>
      [
        `${title}: ${found.length}`,
        `  (${mending ? `--mend: ${mending.means}` : 'left to a person'})`,
        ...found.map((id) => `  ${id}`),
      ].join('\n'),
    )
    .join('\n\n')
}
