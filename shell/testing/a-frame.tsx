import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'

import { Frame } from '#app/frame.tsx'
import { NotFoundPage } from '#app/not-found-page.tsx'

import { aSite } from './a-site.ts'
import { aFragment } from './a-fragment.tsx'

const { links } = parseEnvironment({}, () => undefined)

/** The frame around the 404 page, for tests. */
export const aFrame = aSite({
  element: <Frame links={links} account={aFragment()} retry={() => Promise.resolve()} />,
  children: [{ path: '*', element: <NotFoundPage /> }],
})
