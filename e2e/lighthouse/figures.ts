import type { Result } from 'lighthouse'

import { markdownTable } from '#fixtures/markdown-table.ts'

/** The minimum score of each checked category of a page, of 100. */
export const minScore = 95

const scored = ['accessibility', 'best-practices', 'seo'] as const
/** Performance depends on the machine: shown, but not checked. */
const shown = [...scored, 'performance'] as const

type Category = (typeof shown)[number]

/** The metrics of performance, in milliseconds. */
const times = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocking',
} as const

export type Figures = {
  readonly address: string
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** In milliseconds, of a simulated slow phone. */
  readonly times: readonly number[]
  /** The titles of failed audits in the checked categories. */
  readonly failedAudits: readonly string[]
}

/** The scores of a page, and the audits that failed. */
export function figuresOf(address: string, { categories, audits }: Result): Figures {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const failedAudits = scored.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
  )
  return {
    address,
    scores: {
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
    },
    times: Object.keys(times).map((id) => Math.round(audits[id]?.numericValue ?? 0)),
    failedAudits,
  }
}

export function isEnough({ scores }: Figures): boolean {
  return scored.every((category) => scores[category] >= minScore)
}

/** A table of the scores and times, and below it the audits that failed. */
export function tableOf(measured: readonly Figures[]): string {
  const table = markdownTable(
    ['Page', ...shown, ...Object.values(times)],
    measured.map(({ address, scores, times: taken }) => [
      address,
      ...[...shown.map((category) => scores[category]), ...taken].map(String),
    ]),
  )
  const failed = measured.flatMap(({ address, failedAudits }) =>
    failedAudits.map((audit) => `${address}: ${audit}`),
  )
  return [table, ...failed].join('\n')
}
