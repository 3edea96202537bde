import '@adamarket/shared/ui/tokens.css'
import '@adamarket/shared/ui/global.css'

import { paths } from '@adamarket/shared/contract/paths.ts'
import { runStandalone } from '@adamarket/shared/testing/run-standalone.tsx'

import * as browse from '#expose/routes.tsx'

await runStandalone(browse, {
  [paths.home]: 'Home',
  [paths.search]: 'Search',
  '/listing/sample-0': 'A listing',
  '/listing/nothing': 'No listing',
})
