import { git } from '#fixtures/builds.ts'
import { readBudgets } from '#performance/budgets-file.ts'
import type { Budgets } from '#performance/budgets.ts'
import { bytesOf, partsOf } from '#performance/budgets.ts'
import { measureFirstViews } from '#performance/first-views.ts'
import type { AppSizes } from '#performance/measure-apps.ts'
import { measureApps } from '#performance/measure-apps.ts'

import type { Measured } from './bytes-tables.ts'
import { bytesTables } from './bytes-tables.ts'
import type { Change } from './change.ts'

/** What first views and apps weigh, beside what they weighed and may weigh: what `npm test -- bundles` measures. */
export async function bytes({ since, before, now }: Change): Promise<string> {
  const file = 'e2e/performance/budgets.json'
  const budgetsBefore: Budgets = JSON.parse(await git('show', `${since}:${file}`))
  const [budgets, weighed, weighs] = [
    await readBudgets(),
    await measure(before),
    await measure(now),
  ]
  return `### Bytes\n\n${bytesTables(
    { limits: limitsOf(budgetsBefore), ...weighed },
    { limits: limitsOf(budgets), ...weighs },
  )}`
}

async function measure(builds: Change['now']): Promise<Omit<Measured, 'limits'>> {
  const views = await measureFirstViews(builds)
  const apps = await measureApps(builds)
  const sums = [
    ...Object.entries(views).flatMap(([page, files]) => limited(page, bytesOf(files))),
    ...Object.entries(apps).flatMap(([app, files]) => limited(app, partsOf(files))),
  ]
  const files: AppSizes = Object.assign(
    {},
    ...Object.values(views),
    ...Object.entries(apps).map(([app, sizes]) =>
      Object.fromEntries(
        Object.entries(sizes).map(([name, size]) => [
          `${app.replace('-remote', '')}/${name}`,
          size,
        ]),
      ),
    ),
  )
  return { sums: Object.fromEntries(sums), files }
}

function limitsOf({ pages, apps }: Budgets): AppSizes {
  return Object.fromEntries([
    ...Object.entries(pages).flatMap(([page, { firstView }]) => limited(page, firstView)),
    ...Object.entries(apps).flatMap(([app, { container, chunk }]) =>
      limited(app, { container, chunk }),
    ),
  ])
}

const words: Readonly<Record<string, string>> = {
  js: 'scripts of the first view',
  css: 'styles of the first view',
  container: 'container',
  chunk: 'largest chunk',
}

/** The values of a page or app by what a reader calls them. */
function limited(of: string, values: AppSizes): readonly (readonly [string, number])[] {
  return Object.entries(values).map(([what, value]) => [`${of}: ${words[what] ?? what}`, value])
}
