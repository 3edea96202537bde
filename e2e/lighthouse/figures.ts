import type { Result } from 'lighthouse'

/** What each judged category of a page must reach, of 100. */
export const minScore = 95

const judged = ['accessibility', 'best-practices', 'seo'] as const
/** Depends on the machine that measures: shown, never judged. */
const shown = [...judged, 'performance'] as const

type Category = (typeof shown)[number]

export type Figures = {
  readonly address: string
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** The titles of what cost points in a judged category. */
  readonly faults: readonly string[]
}

/** What a page scored, and why it is not more. */
export function figuresOf(address: string, { categories, audits }: Result): Figures {
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100)
  const faults = judged.flatMap((category) =>
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
    faults,
  }
}

export function isEnough({ scores }: Figures): boolean {
  return judged.every((category) => scores[category] >= minScore)
}

/** The figures for people, with the faults of each page below its row. */
export function tableOf(measured: readonly Figures[]): string {
  const rows = measured.map(({ address, scores, faults }) =>
    [
      shown.map((category) => String(scores[category]).padStart(category.length)).join('  ') +
        `  ${address}`,
      ...faults.map((fault) => `    ${fault}`),
    ].join('\n'),
  )
  return [shown.join('  '), ...rows].join('\n')
}
