import { formatSearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { foldText } from '@adamarket/shared/domain/fold-text.ts'

import type { Measured } from './measure.ts'
import { median } from './measure.ts'

/** The benchmark's results as a page of the documentation. */
export function report(
  measured: ReadonlyMap<number, readonly Measured[]>,
  delays: readonly number[],
  date: Date,
): string {
  const sizes = [...measured.keys()]
  const head = sizes.map(thousands)
  const rows = [...new Set([...measured.values()].flatMap((all) => all.map(keyOf)))].map((key) => {
    const bySize = sizes.map((size) => measured.get(size)?.find((one) => keyOf(one) === key))
    const [what = '', address = ''] = key.split('\n')
    return [what, `\`${address}\``, ...bySize.map(cell)]
  })
  return [
    '# Search: documents read and time to the first page',
    '',
    `Measured ${date.toISOString().slice(0, 10)} by \`npm run benchmark-search\` against the Firestore emulator on a`,
    'machine of two cores. The ads are made up from the demo data, always the same; a page has 20 results,',
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
      ],
    ),
    '',
    `A new ad is found ${ms(median(delays))} ms after it was written (median of ${delays.length}, at most ${ms(Math.max(...delays))} ms).`,
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
  return `${new Intl.NumberFormat('en').format(value)} ads`
}
