import '@adamarket/shared/ui/tokens.css'
import '@adamarket/shared/ui/global.css'

import { paths } from '@adamarket/shared/contract/paths.ts'
import { runStandalone } from '@adamarket/shared/testing/run-standalone.tsx'

import * as post from '#expose/routes.tsx'

await runStandalone(post, {
  [paths.picker]: 'Categories',
  '/attributes/Vehicles/Cars%20for%20Sale': 'The form',
})
