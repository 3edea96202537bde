import { readFile } from 'node:fs/promises'
import type { JSONReportSpec } from '@playwright/test/reporter'

/** The pictures that Playwright keeps of a comparison that failed, by the ends of their names. */
const kinds = [
  ['Before', '-expected.png'],
  ['Now', '-actual.png'],
  ['What differs', '-diff.png'],
] as const

/** The marked differences that a comparison found: undefined if there are none, or no picture was taken. */
export function differenceIn(spec: JSONReportSpec): string | undefined {
  return pathOf(spec, '-diff.png')
}

/** A page that needs nothing else, with the pictures of all comparisons that found a difference; undefined without any. */
export async function picturesPage(specs: readonly JSONReportSpec[]): Promise<string | undefined> {
  const rows = await Promise.all(specs.filter(differenceIn).map(rowOf))
  if (rows.length === 0) return undefined
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What looks different</title>
<style>
  body { margin: 1rem; font: 1rem sans-serif; }
  section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  h2 { grid-column: 1 / -1; margin: 1rem 0 0; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; border: 1px solid #bbb; }
</style>
<h1>What looks different</h1>
${rows.join('\n')}
</html>
`
}

async function rowOf(spec: JSONReportSpec): Promise<string> {
  const figures = await Promise.all(
    kinds.map(async ([caption, end]) => {
      const picture = await readFile(pathOf(spec, end) ?? '', 'base64')
      return `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${picture}"></figure>`
    }),
  )
  return `<section><h2>${spec.title}</h2>${figures.join('')}</section>`
}

function pathOf({ tests }: JSONReportSpec, end: string): string | undefined {
  const attachments = tests.flatMap(({ results }) => results.flatMap((one) => one.attachments))
  return attachments.find(({ name }) => name.endsWith(end))?.path
}
