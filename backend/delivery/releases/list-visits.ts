import type { ShownRelease } from '@adamarket/shared/domain/release-visits.ts'

import { valueAt75 } from '#functions/telemetry/histogram.ts'
import type { Counts, HourOfPage } from '#functions/telemetry/release-counts.ts'
import { sumOf } from '#functions/telemetry/release-counts.ts'

import { formatVital } from './canary-rule.ts'

/** Of which visits the counts are, when the pages measure a share of them. */
export function formatShare(share: number): string {
  return share > 0 && share < 1 ? `${Number((100 * share).toFixed(2))} % of visits` : 'visits'
}

type Row = readonly string[]

const heading: Row = ['', '', '', 'visits', 'failed', 'errors', 'LCP', 'INP', 'CLS']

/** A table of what visitors of releases met, one below the other, and of each page if there is one remote. */
export function listVisits(
  releases: readonly (ShownRelease & { readonly parts: readonly HourOfPage[] })[],
): string {
  const rows = releases.flatMap(({ remote, version, stage, percent, parts }) => [
    [remote, version, stage === 'canary' ? `${percent} %` : stage, ...cellsOf(sumOf(parts))],
    ...(new Set(releases.map((one) => one.remote)).size > 1 ? [] : pagesOf(parts)),
  ])
  return formatTable([heading, ...rows])
}

function pagesOf(parts: readonly HourOfPage[]): readonly Row[] {
  return [...Map.groupBy(parts, ({ page }) => page)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([page, ofPage]) => ['', `  ${page}`, '', ...cellsOf(sumOf(ofPage))])
}

function cellsOf(counts: Counts): Row {
  const { visits, failures, errors } = counts
  const share = (count: number) => (visits === 0 ? '–' : `${((100 * count) / visits).toFixed(1)} %`)
  const vital = (name: 'LCP' | 'INP' | 'CLS') => {
    const value = valueAt75(name, counts[name])
    return value === undefined ? '–' : formatVital(name, value)
  }
  return [
    visits.toLocaleString('en'),
    share(failures),
    share(errors),
    vital('LCP'),
    vital('INP'),
    vital('CLS'),
  ]
}

/** The first columns are texts, the others numbers. */
function formatTable(rows: readonly Row[]): string {
  const widths = heading.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column < 3 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
