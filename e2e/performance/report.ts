import { markdownTable } from '#fixtures/markdown-table.ts'

import type { PageCount } from './count-page.ts'
import type { BuildFigures } from './measure-builds.ts'
import type { Memory } from './measure-memory.ts'
import type { OfBuilds, Result } from './result.ts'
import type { Figures } from './statistics.ts'

/** The benchmark's results as a page of the documentation. */
export function report({ date, commit, runs, pages, use, memory, building }: Result): string {
  const timedPages = pages.flatMap(({ name, times }) => (times ? [{ name, times }] : []))
  const [example] = timedPages
  const visits = Object.keys(example?.times.served ?? {})
  return [
    '# Static, served and single bundle',
    '',
    `Measured ${date.slice(0, 10)} at ${commit.slice(0, 8)} by \`npm run ops -- bench\`. In each cell, of the same sources:`,
    '',
    '1. static: the shell’s empty page, as without the page function, and the federated apps;',
    '2. served: the page as the page function renders it, and the same federated apps;',
    '3. single: one ordinary React application, whose own server code renders its page;',
    '4. in brackets: served / static, and served / single, which is what federation costs.',
    '',
    'How it is measured is in [e2e/README.md](../e2e/README.md#benchmark). Pages of a user are not served.',
    '',
    'What a slow phone shows of home, static above served:',
    '',
    '![The first four seconds of home, static and served](screenshots/first-seconds.webp)',
    '',
    '## Until the page answers',
    '',
    'A first visit, nothing in the cache. kB are 1000 bytes, compressed by Brotli.',
    '',
    markdownTable(
      ['Page', 'HTML, kB', 'JS, kB', 'CSS, kB', 'Requests', 'Chain', 'Documents read'],
      pages.map(({ name, counts }) => [
        name,
        ...counted.map(([key, show]) => cell(counts, (count) => count[key], show)),
      ]),
    ),
    '',
    ...visits.flatMap((visit) => [
      `## ${visit}`,
      '',
      `Milliseconds, medians of ${runs} runs.`,
      '',
      markdownTable(
        ['Page', ...timed.map(([, title]) => title)],
        timedPages.map(({ name, times }) => [
          name,
          ...timed.map(([key, , show]) => cell(times, (medians) => medians[visit]?.[key], show)),
        ]),
      ),
      '',
    ]),
    '## Using the site',
    '',
    `Milliseconds, medians of ${runs} runs. The press on a menu comes as soon as it is there, and is timed from the start`,
    'of a first visit; for all else the code is there. INP is that of the slowest interaction, in steps of 8 ms, 0 below 16.',
    '',
    markdownTable(
      ['', ...Object.keys(use.served)],
      used.map(([key, title]) => [
        title,
        ...Object.keys(use.served).map((profile) =>
          cell(use, (medians) => medians[profile]?.[key], whole),
        ),
      ]),
    ),
    '',
    `Memory after 50 navigations, against that after 5: ${grown(memory.static)} static, ${grown(memory.served)} served, ${grown(memory.single)} single.`,
    '',
    ...(building ? buildLines(building) : []),
    '## The files of home',
    '',
    ...pages
      .filter(({ name }) => name === 'home')
      .flatMap(({ counts }) => [
        ...files('Served', counts.served),
        ...files('Single bundle', counts.single),
      ]),
  ].join('\n')
}

/** The counts of a page, for a terminal. */
export function countLine(
  name: string,
  { html, js, css, requests, depth, reads }: PageCount,
): string {
  return `${name}: ${kilobytes(html)} kB HTML, ${kilobytes(js)} kB JS, ${kilobytes(css)} kB CSS, ${requests} requests, chain of ${depth}, ${reads} documents`
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
  ['html', kilobytes],
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
  ['header', 'Header answers', whole],
  ['answers', 'Page answers', whole],
] as const

const used = [
  ['press', 'A press shows its effect'],
  ['toListing', 'Home to a listing'],
  ['back', 'Back to home'],
  ['readsOnBack', 'Documents read by going back'],
  ['typing', 'INP, typing a search'],
  ['filter', 'INP, opening and choosing a filter'],
] as const

function cell<Value>(
  values: OfBuilds<Value>,
  figureOf: (value: Value) => number | undefined,
  show: (figure: number) => string,
): string {
  const figures = [values.static, values.served, values.single].map(figureOf)
  const [first, served, single] = figures
  if (first === undefined || served === undefined || single === undefined) return 'not measured'
  const shown = figures.map((figure) => show(figure ?? 0)).join(' / ')
  const ratios = [first, single].map((other) => (other > 0 ? (served / other).toFixed(2) : '–'))
  return `${shown} (${ratios.join(', ')})`
}

function grown({ after5, after50 }: Memory): string {
  return `${(after50 / after5).toFixed(2)} (${(after50 / 1e6).toFixed(1)} MB)`
}

function buildLines({ build, devMemory }: BuildFigures): readonly string[] {
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
  return [
    '## Working on it',
    '',
    'The build of one remote for a release, median of three, from nothing.',
    '',
    markdownTable(Object.keys(build), [Object.values(build).map(seconds)]),
    '',
    `The five development servers hold ${(devMemory / 1e6).toFixed(0)} MB together (PSS), once all have compiled.`,
    '',
  ]
}

function files(title: string, { files: all }: PageCount): readonly string[] {
  const rows = all.map(({ file, size, depth }) => [`\`${file}\``, kilobytes(size), String(depth)])
  return [`${title}:`, '', markdownTable(['File', 'kB', 'Chain'], rows), '']
}
