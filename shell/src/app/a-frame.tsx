import type { RoutesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { contractVersion } from '@adamarket/shared/contract/version.ts'

import { Frame } from '#app/frame.tsx'
import { NotFoundPage } from '#app/not-found-page.tsx'
import { readOutsideLinks } from '#host/outside-links.ts'
import { aFragment } from '#remotes/a-fragment.tsx'
import { shellTexts } from '#texts/loaders.ts'

const links = readOutsideLinks({}, () => undefined)

/** The frame around the 404 page, for tests. */
export const aFrame: RoutesModule = {
  contractVersion,
  texts: shellTexts,
  createRoutes: () => [
    {
      element: <Frame links={links} account={aFragment()} retry={() => Promise.resolve()} />,
      children: [{ path: '*', element: <NotFoundPage /> }],
    },
  ],
}
