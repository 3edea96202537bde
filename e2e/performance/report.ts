import type { PageCount } from '#performance/count-page.ts'
import type { BuildFigures } from '#performance/measure-builds.ts'
import type { Result } from '#performance/result.ts'
import type { Figures } from '#performance/statistics.ts'

type Row = readonly string[]

/** The benchmark's results as a page of the documentation. */
export function report({ date, commit, runs, pages, use, memory, building }: Result): string {
  const profiles = Object.keys(use.federated)
  return [
    '# Federated and single bundle',
    '',
    `Measured ${date.slice(0, 10)} at ${commit.slice(0, 8)} by \`npm run ops -- bench\`: shell and remotes as they are deployed, beside the`,
    'same sources as one ordinary React application. In each cell: federated / single bundle, and their ratio.',
    'How it is measured is in [e2e/README.md](../e2e/README.md#benchmark).',
    '',
    '## Until the page is useful',
    '',
    'A first visit, nothing in the cache. kB are 1000 bytes, compressed by Brotli.',
    '',
    ...table(
      ['Page', 'JS, kB', 'CSS, kB', 'Requests', 'Chain', 'Documents read'],
      pages.map(({ name, builds: { federated, single } }) => [
        name,
        ...counted.map(([key, show]) => cell(federated.count[key], single.count[key], show)),
      ]),
    ),
    '',
    ...profiles.flatMap((profile) => [
      `## A first visit: ${profile}`,
      '',
      `Milliseconds, medians of ${runs} runs.`,
      '',
      ...table(
        ['Page', ...timed.map(([, title]) => title)],
        pages
          .filter(isTimed)
          .map(({ name, builds: { federated, single } }) => [
            name,
            ...timed.map(([key, , show]) =>
              cell(federated.times[profile]?.[key], single.times[profile]?.[key], show),
            ),
          ]),
      ),
      '',
    ]),
    '## Using the site',
    '',
    `Milliseconds, medians of ${runs} runs; all code is there. INP is that of the slowest interaction, in steps of`,
    '8 ms, 0 below 16.',
    '',
    ...table(
      ['', ...profiles],
      used.map(([key, title]) => [
        title,
        ...profiles.map((profile) =>
          cell(use.federated[profile]?.[key], use.single[profile]?.[key], whole),
        ),
      ]),
    ),
    '',
    `Memory after 50 navigations, against that after 5: ${grown(memory.federated)} federated, ${grown(memory.single)} single.`,
    '',
    ...(building ? buildLines(building) : []),
    '## The files of home',
    '',
    ...pages
      .filter(({ name }) => name === 'home')
      .flatMap(({ builds: { federated, single } }) => [
        ...files('Federated', federated.count),
        ...files('Single bundle', single.count),
      ]),
  ].join('\n')
}

/** The counts of a page, for a terminal. */
export function countLine(name: string, { js, css, requests, depth, reads }: PageCount): string {
  return `${name}: ${kilobytes(js)} kB JS, ${kilobytes(css)} kB CSS, ${requests} requests, chain of ${depth}, ${reads} documents`
}

/** Some figures of one measurement, for a terminal. */
export function figuresLine(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value.toFixed(value < 1 ? 3 : 0)}`)
    .join(', ')
}

const whole = (value: number) => value.toFixed(0)
const fine = (value: number) => value.toFixed(3)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const counted = [
  ['js', kilobytes],
  ['css', kilobytes],
  ['requests', whole],
  ['depth', whole],
  ['reads', whole],
] as const

const timed = [
  ['first', 'First content', whole],
  ['useful', 'All of it', whole],
  ['lcp', 'LCP', whole],
  ['cls', 'CLS', fine],
  ['tbt', 'Blocking', whole],
] as const

const used = [
  ['toListing', 'Home to a listing'],
  ['back', 'Back to home'],
  ['readsOnBack', 'Documents read by going back'],
  ['typing', 'INP, typing a search'],
  ['filter', 'INP, opening and choosing a filter'],
] as const

function isTimed({ builds }: Result['pages'][number]): boolean {
  return Object.keys(builds.federated.times).length > 0
}

function cell(
  federated: number | undefined,
  single: number | undefined,
  show: (value: number) => string,
): string {
  if (federated === undefined || single === undefined) return 'not measured'
  const both = `${show(federated)} / ${show(single)}`
  return single > 0 ? `${both} (${(federated / single).toFixed(2)})` : both
}

function grown({ after5, after50 }: Result['memory']['federated']): string {
  return `${(after50 / after5).toFixed(2)} (${(after50 / 1e6).toFixed(1)} MB)`
}

function buildLines({ build, devMemory }: BuildFigures): readonly string[] {
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
  return [
    '## Working on it',
    '',
    'The build of one remote for a release, median of three, from nothing.',
    '',
    ...table(Object.keys(build), [Object.values(build).map(seconds)]),
    '',
    `The five development servers hold ${(devMemory / 1e6).toFixed(0)} MB together (PSS), once all have compiled.`,
    '',
  ]
}

function files(title: string, { files: all }: PageCount): readonly string[] {
  const rows = all.map(({ file, size, depth }) => [`\`${file}\``, kilobytes(size), String(depth)])
  return [`${title}:`, '', ...table(['File', 'kB', 'Chain'], rows), '']
}

function table(head: Row, rows: readonly Row[]): readonly string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
