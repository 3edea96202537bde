import '@adamarket/shared/ui/tokens.css'
import '@adamarket/shared/ui/global.css'

import { paths } from '@adamarket/shared/contract/paths.ts'
import { runStandalone } from '@adamarket/shared/testing/run-standalone.tsx'

import * as staticPages from '#expose/routes.tsx'

await runStandalone(staticPages, {
  [paths.about]: 'About',
  [paths.contact]: 'Contact',
  [paths.terms]: 'Terms',
  [paths.privacy]: 'Privacy',
})
