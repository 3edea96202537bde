import type { ComparedRelease } from '@adamarket/shared/build/compare-live.ts'

import { markdownTable } from '#fixtures/markdown-table.ts'

/** What differs between the contracts of two commits. */
export type ContractChange = {
  readonly before: string
  readonly now: string
  /** What a remote that was built before would miss with the shell of now. */
  readonly broken: readonly string[]
  /** What a remote that is built now would miss with the shell of before. */
  readonly added: readonly string[]
  /** The lines of a diff that are added or removed. */
  readonly lines: readonly string[]
  /** The live releases of a site, with the shell of now; undefined when no site was named. */
  readonly live: readonly ComparedRelease[] | undefined
}

const maxLines = 40

/** The contract before and now, whether its version says what its types say, and who is affected. */
export function contractText(change: ContractChange): string {
  const { before, now, lines } = change
  if (before === now && lines.length === 0) return `${now}, as before.`
  return [
    before === now ? `${now}, as before, with other types.` : `${before} before, ${now} now.`,
    ...verdict(change),
    ...affected(change),
    ...declarations(lines),
  ].join('\n\n')
}

/** An addition raises the minor number, and anything else that differs the major number. */
function verdict({ before, now, broken, added }: ContractChange): readonly string[] {
  const problems = broken.length > 0 ? broken : added
  const needed = broken.length > 0 ? 'major' : 'minor'
  if (problems.length === 0) return []
  const what = needed === 'major' ? 'Remotes that were built before lack' : 'Added is'
  const isRaised = (needed === 'major' ? [0] : [0, 1]).some((at) => isHigher(now, before, at))
  return [
    `${what}:`,
    list(problems.map((problem) => problem.split('\n', 1).join())),
    ...(isRaised ? [] : [`**The version has to have the next ${needed} number.**`]),
  ]
}

function isHigher(one: string, other: string, at: number): boolean {
  const [number, before] = [one, other].map((version) => Number(version.split('.')[at]))
  return (number ?? 0) > (before ?? 0)
}

function affected({ live }: ContractChange): readonly string[] {
  if (!live) return ['Who is affected is not known: `--site <address>` names the site.']
  const rows = live
    .map(({ name, ...release }) => [name, fate(release)])
    .filter(([, what]) => what !== works)
  const others = live.length - rows.length
  return [
    ...(rows.length > 0 ? [markdownTable(['Live release', 'With this shell'], rows)] : []),
    ...(others > 0 ? [`${others} of ${live.length} live releases work with it as they are.`] : []),
  ]
}

const works = 'works'

function fate({ isPromised, problems }: Omit<ComparedRelease, 'name'>): string {
  if (!isPromised) return 'is not shown: its contract does not fit'
  if (!problems) return 'not known: it recorded no types'
  if (problems.length === 0) return works
  return `**fails**: ${problems.map((problem) => problem.split(':')[0]).join(', ')}`
}

/** As a list, since a comment shows no code of a stranger as code. */
function declarations(lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  const more = lines.length - maxLines
  const named = lines.slice(0, maxLines).map((line) => {
    const what = line.startsWith('+') ? 'added' : 'removed'
    return `${what}: ${line.slice(1).trim()}`
  })
  return [
    'Declarations:',
    list(named),
    ...(more > 0 ? [`${more} more lines of \`contract.d.ts\` differ.`] : []),
  ]
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
