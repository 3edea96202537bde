import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'

import type { Measured, Measurements } from './measure.ts'
import { median } from './measure.ts'

/** The benchmark's results as a page of the documentation. */
export function report(
  measurements: ReadonlyMap<number, Measurements>,
  delays: readonly number[],
  date: Date,
): string {
  const measured = new Map([...measurements].map(([size, { queries }]) => [size, queries]))
  const sizes = [...measured.keys()]
  const head = sizes.map(thousands)
  const [first = 0, ...later] = delays
  const rows = [...new Set([...measured.values()].flatMap((all) => all.map(keyOf)))].map((key) => {
    const bySize = sizes.map((size) => measured.get(size)?.find((one) => keyOf(one) === key))
    const [what = '', address = ''] = key.split('\n')
    return [what, `\`${address}\``, ...bySize.map(cell)]
  })
  return [
    '# Search: documents read and time to the first page',
    '',
    `Measured ${date.toISOString().slice(0, 10)} by \`npm run ops -- benchmark-search\` against the Firestore emulator on a`,
    'machine with two cores. The listings are variants of the demo data, always the same; a page has 20 results,',
    "read by the site's own code under the security rules.",
    '',
    '## Summary',
    '',
    ...table(
      ['', ...head],
      [
        [
          'Documents read for each result shown, median',
          ...summary(measured, (all) => ratio(median(all.map(perResult)))),
        ],
        [
          '… worst, texts of three letters and more',
          ...summary(measured, (all) => ratio(Math.max(...all.filter(isLong).map(perResult)))),
        ],
        ['… worst of all', ...summary(measured, (all) => ratio(Math.max(...all.map(perResult))))],
        [
          'Documents read where nothing matches, most',
          ...summary(
            measured,
            (all) =>
              String(Math.max(...all.filter(({ shown }) => shown === 0).map(({ reads }) => reads))),
            true,
          ),
        ],
        [
          'First page in ms, median',
          ...summary(measured, (all) => ms(median(all.map(({ time }) => time))), true),
        ],
        [
          '… worst',
          ...summary(measured, (all) => ms(Math.max(...all.map(({ time }) => time))), true),
        ],
        [
          'As many entries without any condition, in ms',
          ...[...measurements.values()].map(({ baseline }) => ms(baseline)),
        ],
        [
          'First page, median, in relation to that',
          ...[...measurements.values()].map(({ queries, baseline }) =>
            ratio(median(queries.map(({ time }) => time)) / baseline),
          ),
        ],
      ],
    ),
    '',
    'The emulator scans the whole collection for every query, even for the first entries by id without any',
    'condition, for which Firestore itself reads only those. So its times grow with the number of listings for',
    'every query; they only show that a search takes no longer than that. What determines the cost and the time',
    'in Firestore is the number of documents read, which does not depend on it.',
    '',
    `A new listing is found ${ms(median(later))} ms after it was written (median of ${later.length}, at most ${ms(Math.max(...later))} ms);`,
    `the first one, for which the emulator starts the function, after ${ms(first)} ms.`,
    '',
    '## Each query',
    '',
    'Results shown ← documents read, and milliseconds to the first page.',
    '',
    ...table(['Kind', 'Query', ...head], rows),
    '',
  ].join('\n')
}

function summary(
  measured: ReadonlyMap<number, readonly Measured[]>,
  figure: (all: readonly Measured[]) => string,
  withEmpty = false,
): readonly string[] {
  return [...measured.values()].map((all) =>
    figure(withEmpty ? all : all.filter(({ shown }) => shown > 0)),
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}

function keyOf({ what, query }: Measured): string {
  return `${what}\n${decodeURIComponent(formatSearchQuery(query)).replace('&location=All', '')}`
}

function cell(one: Measured | undefined): string {
  return one ? `${one.shown} ← ${one.reads}, ${ms(one.time)} ms` : 'not measured'
}

function isLong({ query }: Measured): boolean {
  return foldText(query.text).length >= 3
}

function perResult({ reads, shown }: Measured): number {
  return reads / shown
}

function ratio(value: number): string {
  return value.toFixed(2)
}

function ms(value: number): string {
  return value.toFixed(0)
}

function thousands(value: number): string {
  return `${new Intl.NumberFormat('en').format(value)} listings`
}
