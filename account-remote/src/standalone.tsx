import '@adamarket/shared/ui/tokens.css'
import '@adamarket/shared/ui/global.css'

import { paths } from '@adamarket/shared/contract/paths.ts'
import { runStandalone } from '@adamarket/shared/testing/run-standalone.tsx'

import * as account from '#expose/routes.tsx'

await runStandalone(account, {
  [paths.login]: 'Sign in',
  '/profile/ayse': 'A profile',
  '/profile/no-such-user': 'No profile',
})
