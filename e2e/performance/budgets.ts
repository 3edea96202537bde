import type { PageCount } from './count-page.ts'
import type { AppSizes } from './measure-apps.ts'

/** The limits of pages and apps, and the files when they were set. In bytes of Brotli. */
export type Budgets = {
  readonly pages: Readonly<Record<string, PageBudget>>
  readonly apps: Readonly<Record<string, AppBudget>>
}

type PageBudget = Readonly<Record<Budgeted, number>> & {
  /** Of the files that its first view names, without what it loads later. */
  readonly firstView: Readonly<Record<Code, number>>
  readonly files: AppSizes
}

type AppBudget = {
  /** Of the container; 0 without one. */
  readonly container: number
  /** Of the largest chunk. */
  readonly chunk: number
  readonly files: AppSizes
}

const code = ['js', 'css'] as const

type Code = (typeof code)[number]

const budgeted = ['html', ...code, 'requests', 'depth'] as const

type Budgeted = (typeof budgeted)[number]

const container = 'remoteEntry.js'

/** The limits that a page exceeds, and the files that grew; empty when it is within its budget. */
export function overrunsOfPage(
  budget: Omit<PageBudget, 'firstView'>,
  count: PageCount,
): readonly string[] {
  const overruns = budgeted
    .filter((what) => count[what] > budget[what])
    .map((what) => `${what}: ${count[what]}, may be ${budget[what]}`)
  if (overruns.length === 0) return []
  const after = sizesOf(count)
  return [...overruns, ...grownFiles(budget.files, after), ...goneFiles(budget.files, after)]
}

/** The same for the files of its first view. */
export function overrunsOfFirstView(budget: PageBudget, files: AppSizes): readonly string[] {
  const bytes = bytesOf(files)
  const overruns = code
    .filter((what) => bytes[what] > budget.firstView[what])
    .map((what) => `${what} of its first view: ${bytes[what]}, may be ${budget.firstView[what]}`)
  return overruns.length === 0 ? [] : [...overruns, ...grownFiles(budget.files, files)]
}

/** The same for an app. */
export function overrunsOfApp(budget: AppBudget, files: AppSizes): readonly string[] {
  const { container: ofContainer, chunk } = partsOf(files)
  const overruns = [
    ...(ofContainer > budget.container
      ? [`container: ${ofContainer}, may be ${budget.container}`]
      : []),
    ...(chunk > budget.chunk ? [`largest chunk: ${chunk}, may be ${budget.chunk}`] : []),
  ]
  if (overruns.length === 0) return []
  return [...overruns, ...grownFiles(budget.files, files), ...goneFiles(budget.files, files)]
}

/** Budgets slightly above the current values. */
export function budgetsFor(
  pages: Readonly<Record<string, PageCount>>,
  firstViews: Readonly<Record<string, AppSizes>>,
  apps: Readonly<Record<string, AppSizes>>,
): Budgets {
  return {
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, count]) => [
        name,
        {
          // It shows other users' listings, which differ from one visit to the next.
          html: above(count.html * 1.2),
          js: above(count.js),
          css: above(count.css),
          // A request more or less may still arrive in time.
          requests: count.requests + 2,
          depth: count.depth,
          firstView: firstViewBudget(firstViews[name]),
          files: sizesOf(count),
        },
      ]),
    ),
    apps: Object.fromEntries(
      Object.entries(apps).map(([name, files]) => {
        const { container: ofContainer, chunk } = partsOf(files)
        return [name, { container: above(ofContainer), chunk: above(chunk), files }]
      }),
    ),
  }
}

/** The limits of a first view with these files. */
function firstViewBudget(files: AppSizes = {}): PageBudget['firstView'] {
  const { js, css } = bytesOf(files)
  return { js: above(js), css: above(css) }
}

/** The scripts and styles among some files together. */
export function bytesOf(files: AppSizes): Readonly<Record<Code, number>> {
  const sum = (ending: Code) =>
    Object.entries(files)
      .filter(([name]) => name.endsWith(`.${ending}`))
      .reduce((total, [, size]) => total + size, 0)
  return { js: sum('js'), css: sum('css') }
}

/** Three percent more, rounded up to hundreds of bytes. */
function above(bytes: number): number {
  return Math.ceil((bytes * 1.03) / 100) * 100
}

function sizesOf({ files }: PageCount): AppSizes {
  return Object.fromEntries(files.map(({ file, size }) => [file, size]))
}

/** What is limited of an app. */
export function partsOf(files: AppSizes): { readonly container: number; readonly chunk: number } {
  const chunks = Object.entries(files).filter(([name]) => name !== container)
  return {
    container: files[container] ?? 0,
    chunk: Math.max(0, ...chunks.map(([, size]) => size)),
  }
}

function grownFiles(before: AppSizes, after: AppSizes): readonly string[] {
  return Object.entries(after)
    .map(([name, size]) => ({ name, size, by: size - (before[name] ?? 0), isNew: !before[name] }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => other.by - one.by)
    .map(({ name, size, by, isNew }) =>
      isNew ? `  new: ${name}, ${size}` : `  grew: ${name}, by ${by} to ${size}`,
    )
}

function goneFiles(before: AppSizes, after: AppSizes): readonly string[] {
  const gone = Object.keys(before).filter((name) => after[name] === undefined)
  return gone.map((name) => `  gone: ${name}, ${before[name]}`)
}
