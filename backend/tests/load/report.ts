import type { Checked } from './losses.ts'
import type { Answered, Kind } from './traffic.ts'

export type Run = {
  readonly seconds: number
  readonly visitors: number
  readonly posters: number
  /** Listings that were there before. */
  readonly listings: number
  readonly answered: readonly Answered[]
  readonly checked: Checked
  /** Seconds until the functions had followed the last write. */
  readonly settledAfter: number
}

const kinds: readonly Kind[] = ['home', 'search', 'listing', 'profile', 'post', 'change']

/** The results as a page of the documentation. */
export function report(run: Run, date: Date): string {
  const { seconds, visitors, posters, listings, answered, checked, settledAfter } = run
  const failed = answered.filter((one) => one.failed !== undefined)
  const rows = kinds.map((kind) => {
    const own = answered.filter((one) => one.kind === kind)
    const times = own.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const errors = own.flatMap((one) => one.failed ?? [])
    const at = (share: number) =>
      (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
    return [kind, own.length, described(errors), at(0.5), at(0.95), at(0.99), at(1)]
  })
  const names = ['', 'requests', 'errors', 'median, ms', '95 %', '99 %', 'slowest']
  const table = [names, names.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
  return [
    '# Load: many visitors and posters at once',
    '',
    `Measured ${date.toISOString().slice(0, 10)} by \`npm run ops -- load\` for ${seconds} seconds: ${visitors} visitors and ${posters} posters at the`,
    `emulators with ${listings} listings, all of them on one machine with two cores. Visitors read home, a search, a`,
    "listing and its seller's profile through the site's ports and the lite client under the rules, and look at each",
    'page for about three seconds. Each poster posts twelve listings through the full client, two more than the limit',
    'of an hour, and changes the price of each. The functions follow all that meanwhile.',
    '',
    `${answered.length} requests, ${(answered.length / seconds).toFixed(0)} a second; ${failed.length} failed, ${((100 * failed.length) / answered.length).toFixed(2)} %.`,
    '',
    ...table,
    '',
    `The functions had followed everything ${settledAfter.toFixed(0)} seconds after the last write. Of the listings that were`,
    `posted, ${checked.active} are active and have exactly one entry in each order of the search index, with their last price;`,
    `${checked.held} are held and have none. ${checked.problems.length} were lost, indexed twice or indexed wrongly.`,
    '',
    'The emulator scans a collection for each query and runs a Node process for each function, so its times say',
    'little about Firestore. The counts and the share of errors do not depend on it.',
    '',
  ].join('\n')
}

function described(errors: readonly string[]): string {
  const named = [...new Set(errors)].map(
    (name) => `${errors.filter((error) => error === name).length} ${name}`,
  )
  return named.length === 0 ? '0' : named.join(', ')
}
