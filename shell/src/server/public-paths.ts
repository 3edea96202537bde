import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'

/** The pages that are the same for everyone. */
const publicPaths: readonly string[] = [
  paths.home,
  paths.search,
  paths.listing,
  paths.profile,
  paths.about,
  paths.contact,
  paths.terms,
  paths.privacy,
]

/** The pages of a user, and `/app`, which forwards at once. */
const otherPaths = Object.values(paths).filter((path) => !publicPaths.includes(path))

/** The parameters by which testers change what a page shows. */
const testParameters = ['remote', 'boundaries']

/** Whether a server renders the page: a public one, or one that does not exist. */
export function isServed(pathname: string, searchParams: URLSearchParams): boolean {
  return (
    !testParameters.some((name) => searchParams.has(name)) &&
    !otherPaths.some((path) => matchPath(path, pathname))
  )
}
