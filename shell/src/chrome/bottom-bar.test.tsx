import { aUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'

import { BottomBar } from './bottom-bar.tsx'

async function visit(path: string) {
  const { session, signIn } = aUser()
  await renderRemote(onEveryPage(<BottomBar />), { path, services: { session } })
  return { signIn: () => act(signIn) }
}

const bar = () => screen.queryByRole('navigation', { name: 'Main pages' })

test('a signed-in user has five main pages, of which one is the current', async () => {
  const { signIn } = await visit('/search?query=car')
  expect(bar()).toBeNull()
  await signIn()
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Search', '/search'],
    ['Post', '/post'],
    ['Favourites', '/favourites'],
    ['Account', '/account'],
  ])
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Search'])
})

test.each(['/listing/1', '/Listing/1', '/attributes/Pets/Cats', '/edit/1', '/desk', '/desk/civic'])(
  '%s has none: the page has buttons of its own there',
  async (path) => {
    const { signIn } = await visit(path)
    await signIn()
    expect(bar()).toBeNull()
  },
)
