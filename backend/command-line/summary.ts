import { localOrigins } from '#hosting/local-origins.ts'
import type { Seeded } from '#stack/saved-data.ts'
import type { Settings } from '#base/settings.ts'

/** What a developer needs to know about a running site. */
export function summary(settings: Settings, accounts: Seeded['accounts']): string {
  const origins = localOrigins(settings)
  return [
    '',
    `AdaMarket is running at ${origins.apps.shell}`,
    '',
    'Emulators',
    ...table([
      ['Auth', origins.auth[0] ?? ''],
      ['Firestore', origins.firestore],
      ['Storage', origins.storage],
      ['Functions', origins.functions],
    ]),
    '',
    `Emails and messages of the contact form arrive at ${origins.email}`,
    '',
    'Test accounts',
    ...table(accounts.map(({ name, email, password }) => [name, email, password])),
    '',
    'Ctrl-C stops everything and keeps the data.',
  ].join('\n')
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  )
  return rows.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
    return `  ${cells.join('   ').trimEnd()}`
  })
}
