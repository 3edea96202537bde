import type { LoaderFunctionArgs } from '@adamarket/shared/contract/router.ts'
import { hydrateRemote } from '@adamarket/shared/testing/hydrate-remote.tsx'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { aSite, onEveryPage } from '#testing/a-site.ts'
import type { PageState } from '#remotes/loading/composition.ts'
import { createComposition } from '#remotes/loading/composition.ts'
import { shellTexts } from '#texts/loaders.ts'

import { RemotePage } from './remote-page.tsx'

const never = () => new Promise<never>(() => undefined)
const module = { texts: shellTexts, routes: [] }

test.each(['/elsewhere?now', '/here?query=sofa'])(
  'a visitor on the way to %s is not brought back by a remote that loads after all',
  async (next) => {
    let page: PageState = { status: 'loading', attempt: 0 }
    let arrive = () => {}
    const options = {
      readDeployment: never,
      load: never,
      onOwner: () => undefined,
      report: () => undefined,
    }
    const composition = { ...createComposition(options), stateOf: () => page }
    const here = (
      <RemotePage
        composition={composition}
        retry={composition.retry}
        isAbandoned={vi.fn(() => false).mockReturnValueOnce(true)}
        notFound={null}
      />
    )
    const loader = ({ request }: LoaderFunctionArgs) => {
      if (!new URL(request.url).search) return null
      return new Promise((resolve) => {
        arrive = () => resolve(null)
      })
    }
    const site = aSite(
      { path: '/here', element: here, loader },
      { path: '/elsewhere', element: null, loader },
    )
    const { router } = await renderRemote(site, { path: '/here' })
    await screen.findByRole('status', { name: 'Loading the page' })
    act(() => void router.navigate(next))
    page = { status: 'ready', attempt: 0, name: 'post', version: '1', module }
    act(() => composition.store.setState({}))
    await act(async () => arrive())
    const { pathname, search } = router.state.location
    expect(`${pathname}${search}`).toBe(next)
  },
)

test('the 404 page of a server is hydrated as what it is', async () => {
  const composition = createComposition({
    readDeployment: () => Promise.reject(new Error('offline')),
    load: never,
    onOwner: () => undefined,
    report: () => undefined,
  })
  await composition.prepare('/nowhere')
  const settled = composition.store.getState()
  const stateOf = (state: typeof settled): PageState =>
    state === settled ? { status: 'unknown' } : { status: 'loading', attempt: 0 }
  const notFound = <h1>{'Page not found'}</h1>
  const site = onEveryPage(
    <RemotePage
      composition={{ ...composition, stateOf }}
      retry={composition.retry}
      isAbandoned={() => false}
      notFound={notFound}
    />,
  )
  const { served, problems } = await hydrateRemote(site, { path: '/nowhere' })
  expect(served).toBe('<h1>Page not found</h1>')
  expect(problems).toEqual([])
})
