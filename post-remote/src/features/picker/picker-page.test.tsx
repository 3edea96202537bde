import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import * as post from '#expose/routes.tsx'
import { createDrafts } from '#features/drafts/drafts.ts'
import { emptyValues } from '#features/values/listing-values.ts'

async function visitSignedIn(path: string) {
  return renderRemote(post, { path, services: await aSignedInUser() })
}

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

describe('the category picker', () => {
  it('lists the 13 categories, then the subcategories of the chosen one, and leads to its form', async () => {
    const { router } = await visitSignedIn('/post')
    expect(await screen.findByRole('heading', { name: 'POST YOUR AD' })).toBeVisible()
    expect(names()).toEqual(categoryTree.map(({ name }) => name))
    expect(names()).toHaveLength(13)

    await userEvent.click(screen.getByRole('link', { name: 'Hobbies & Entertainment' }))
    const last = await screen.findByRole('link', { name: 'Camping Gear' })
    expect(names()).toEqual([
      'Musical Instruments',
      'Board Games',
      'Video Games',
      'Art Supplies',
      'Posters',
      'Camping Gear',
    ])
    await userEvent.click(last)
    await expect
      .poll(() => router.state.location.pathname)
      .toBe('/attributes/Hobbies%20%26%20Entertainment/Camping%20Gear')
  })

  it('shows each category with a name and an icon', async () => {
    await visitSignedIn('/post')
    await screen.findByRole('heading', { name: 'POST YOUR AD' })
    const shown = screen.getAllByRole('listitem')
    expect(shown.map((item) => [item.textContent, item.querySelectorAll('svg').length])).toEqual(
      categoryTree.map(({ name }) => [name, 1]),
    )
  })

  it('leads back to the categories by an arrow', async () => {
    await visitSignedIn('/post?category=Pets')
    expect(await screen.findByRole('heading', { name: 'Pets' })).toBeVisible()
    const back = screen.getByRole('link', { name: 'Back to all categories' })
    expect(back.querySelector('svg')).toBeInTheDocument()
    await userEvent.click(back)
    expect(await screen.findByRole('link', { name: 'Vehicles' })).toBeVisible()
  })

  it('searches categories and subcategories together', async () => {
    const { router } = await visitSignedIn('/post')
    await userEvent.type(await screen.findByLabelText('Search categories'), 'lastik')
    // What searches is loaded once it is used.
    await expect.poll(() => screen.getByRole('status').textContent).toContain('1 category')
    await userEvent.click(screen.getByRole('link', { name: /^Tyres, Batteries/ }))
    await expect
      .poll(() => router.state.location.pathname)
      .toBe('/attributes/Vehicles/Tyres%2C%20Batteries%2C%20Oils%2C%20%26%20Accessories')
  })

  it('offers an unfinished draft, and discards it on request', async () => {
    const drafts = createDrafts(localStorage)
    drafts.write('ayse', {
      id: crypto.randomUUID(),
      pair: { category: 'Pets', subcategory: 'Cats' },
      values: { ...emptyValues, title: 'Two cats' },
    })
    await visitSignedIn('/post')
    expect(await screen.findByText('Two cats · Cats')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/attributes/Pets/Cats',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Two cats · Cats')).toBeNull()
    expect(drafts.read('ayse')).toBeUndefined()
  })

  it.each(['/post', '/attributes/Pets/Cats', '/success', '/edit/civic'])(
    'redirects a visitor who is not signed in from %s to /',
    async (path) => {
      const { router } = await renderRemote(post, { path })
      await expect.poll(() => router.state.location.pathname).toBe('/')
    },
  )
})
