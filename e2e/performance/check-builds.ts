import { readBudgets } from './budgets-file.ts'
import { overrunsOfApp, overrunsOfFirstView } from './budgets.ts'
import { measureFirstViews } from './first-views.ts'
import { measureApps } from './measure-apps.ts'

// Compares the last builds with the budgets, without a browser: the first view of each page, and each app.

const { pages, apps } = await readBudgets()
const wrong = [
  ...compare(pages, await measureFirstViews(), overrunsOfFirstView),
  ...compare(apps, await measureApps(), overrunsOfApp),
]
if (wrong.length > 0) {
  const how = 'To allow it, and say why in the commit: npm run ops -- budgets'
  process.stdout.write(`${[...wrong, how].join('\n')}\n`)
  process.exitCode = 1
}

function compare<Budget, Measured>(
  budgets: Readonly<Record<string, Budget>>,
  measured: Readonly<Record<string, Measured>>,
  overrunsOf: (budget: Budget, measured: Measured) => readonly string[],
): readonly string[] {
  const names = new Set([...Object.keys(budgets), ...Object.keys(measured)])
  return [...names].flatMap((name) => {
    const budget = budgets[name]
    const one = measured[name]
    if (!budget) return [`${name} has no budget`]
    if (!one) return [`${name} is in no build`]
    return overrunsOf(budget, one).map((overrun) => `${name}: ${overrun}`)
  })
}
