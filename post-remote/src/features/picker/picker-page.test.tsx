import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import * as post from '#expose/routes.tsx'

const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'limon-agaci' }

async function visitSignedIn(path: string) {
  const auth = createMemoryAuth([ayse])
  const session = createSessionStore(memoryStorage(), auth)
  await auth.signIn(ayse.email, ayse.password)
  return renderRemote(post, { path, services: { auth, session } })
}

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the category picker', () => {
  it('lists the 13 categories, then the subcategories of the one chosen', async () => {
    const { router } = await visitSignedIn('/post')
    expect(await screen.findByRole('heading', { name: 'POST YOUR AD' })).toBeVisible()
    expect(names()).toEqual(categoryTree.map(({ name }) => name))

    await userEvent.click(screen.getByRole('link', { name: 'Hobbies & Entertainment' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Camping Gear' }))
    await expect
      .poll(() => router.state.location.pathname)
      .toBe('/attributes/Hobbies%20%26%20Entertainment/Camping%20Gear')
  })

  it('goes back to the categories', async () => {
    await visitSignedIn('/post?category=Pets')
    expect(await screen.findByRole('heading', { name: 'Pets' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Back to all categories' }))
    expect(await screen.findByRole('link', { name: 'Vehicles' })).toBeVisible()
  })

  it.each(['/post', '/attributes/Pets/Cats'])(
    'sends a visitor who is not signed in from %s to /',
    async (path) => {
      const { router } = await renderRemote(post, { path })
      await expect.poll(() => router.state.location.pathname).toBe('/')
    },
  )
})

describe('the form’s page', () => {
  it.each([
    ['Vehicles', 'Tyres, Batteries, Oils, & Accessories'],
    ['Fashion', "Men's Clothing & Shoes"],
    ['Electronics', 'Accessories'],
  ])('knows %s, %s by its address', async (category, subcategory) => {
    await visitSignedIn(hrefs.form(category, subcategory))
    expect(await screen.findByText(subcategory)).toBeVisible()
  })

  it.each(['/attributes/Pets/Sofas', '/attributes/Planes/Jets'])(
    'says that %s is no category',
    async (path) => {
      await visitSignedIn(path)
      expect(await screen.findByRole('heading')).toHaveTextContent('There is no such category')
    },
  )
})
