import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'

type PathName = keyof typeof paths

/** Which pages are the same for everyone; the others know the user, and `app` forwards at once. */
const isPublic = {
  home: true,
  search: true,
  listing: true,
  profile: true,
  about: true,
  contact: true,
  terms: true,
  privacy: true,
  picker: false,
  form: false,
  success: false,
  login: false,
  register: false,
  resetPassword: false,
  accountAction: false,
  account: false,
  myListings: false,
  favourites: false,
  compare: false,
  savedSearches: false,
  settings: false,
  desk: false,
  releases: false,
  editListing: false,
  app: false,
} satisfies Record<PathName, boolean>

const otherPaths = Object.entries(paths).flatMap(([name, path]) =>
  isPathName(name) && !isPublic[name] ? [path] : [],
)

/** The parameters by which testers change what a page shows. */
const testParameters = ['remote', 'boundaries']

/** Whether a server renders the page: a public one, or one that does not exist. */
export function isServed(pathname: string, searchParams: URLSearchParams): boolean {
  return (
    !testParameters.some((name) => searchParams.has(name)) &&
    !otherPaths.some((path) => matchPath(path, pathname))
  )
}

function isPathName(name: string): name is PathName {
  return name in isPublic
}
