import type { Finding } from '#data-check/check-data.ts'

/** What was found, counted and with ids, for people. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ check: { title, fix }, found }) =>
      [
        `${title}: ${found.length}`,
        `  (${fix ? `--fix: ${fix.means}` : 'left to a person'})`,
        ...found.map((id) => `  ${id}`),
      ].join('\n'),
    )
    .join('\n\n')
}
