import type { Finding } from './check-data.ts'

/** The findings with counts and ids, for the console. */
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
