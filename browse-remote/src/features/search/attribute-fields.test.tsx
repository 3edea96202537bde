import type { Attributes } from '@adamarket/shared/domain/attributes/stored-attributes.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import * as browse from '#expose/routes.tsx'

/** React loses a render that an event of a test suspends: all that is loaded with a category is there before. */
beforeAll(async () => {
  await renderRemote(browse, { path: '/search?query=&category=Pets&sex=male' })
  await screen.findByText(/listings that don’t state it/)
  await screen.findByRole('button', { name: 'Remove filter: Male' })
  cleanup()
})

const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }))
const chooseCategory = (name: string) =>
  userEvent.selectOptions(rail().getByLabelText('Category'), name)
const apply = () => userEvent.click(rail().getByRole('button', { name: 'Apply Filters' }))

describe('the filters of attributes', () => {
  const flat = (id: string, attributes: Attributes) =>
    aListing({
      id,
      title: `Chair ${id}`,
      category: 'Real Estate',
      subCategory: 'Apartments',
      attributes,
    })
  const flats = [
    flat('rent', { dealType: 'rent', rooms: '3+1', area: 120 }),
    flat('small', { dealType: 'rent', rooms: '3+1', area: 70 }),
    flat('sale', { dealType: 'sale', rooms: '3+1', area: 120 }),
    flat('silent', {}),
  ]
  const openFlats = async (search: string, language: Language = 'en') => {
    const rendered = await renderRemote(browse, {
      path: `/search?query=chair&location=All${search}`,
      language,
      services: { listings: createMemoryListings(flats) },
    })
    await screen.findByRole('heading', { level: 1 })
    const shown = () =>
      screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    return { shown, address: () => rendered.router.state.location.search }
  }

  it('appear with the category, combine, and are in the address', async () => {
    const { shown, address } = await openFlats('')
    expect(rail().queryByLabelText('Rooms')).toBeNull()
    await chooseCategory('Real Estate')
    await userEvent.selectOptions(rail().getByLabelText('Subcategory'), 'Apartments')
    await userEvent.selectOptions(await rail().findByLabelText('For sale or to rent'), 'To rent')
    await userEvent.selectOptions(rail().getByLabelText('Rooms'), '3+1')
    const area = within(rail().getByRole('group', { name: 'Floor area' }))
    await userEvent.selectOptions(area.getByLabelText('Min'), '100 m²')
    expect(within(area.getByLabelText('Max')).queryByText('80 m²')).toBeNull()
    await apply()
    await waitFor(() => expect(shown()).toEqual(['Chair rent']))
    expect(address()).toContain('area-min=100&dealType=rent&rooms=3%2B1')
  })

  it('have chips that remove them', async () => {
    const { shown, address } = await openFlats(
      '&category=Real%20Estate&subcategory=Apartments&dealType=rent&area-min=100',
      'tr',
    )
    expect(shown()).toEqual(['Chair rent'])
    expect(await screen.findByText('Kiralık', { ignore: 'option' })).toBeVisible()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Filtreyi kaldır: Alan: En az 100 m²' }),
    )
    await waitFor(() => expect(shown()).toEqual(['Chair small', 'Chair rent']))
    expect(address()).not.toContain('area')
    expect(address()).toContain('dealType=rent')
  })

  it('stay for another subcategory that has them too', async () => {
    const { address } = await openFlats(
      '&category=Real%20Estate&subcategory=Apartments&dealType=rent&rooms=3%2B1',
    )
    expect(await rail().findByLabelText('Rooms')).toHaveValue('3+1')
    await userEvent.selectOptions(rail().getByLabelText('Subcategory'), 'Land')
    expect(await rail().findByLabelText('For sale or to rent')).toHaveValue('rent')
    await apply()
    await waitFor(() => expect(address()).toContain('subcategory=Land&dealType=rent'))
    expect(address()).not.toContain('rooms')
  })

  it('are removed with another category', async () => {
    const { address } = await openFlats('&category=Real%20Estate&dealType=rent')
    await chooseCategory('Vehicles')
    await apply()
    await waitFor(() => expect(address()).toContain('category=Vehicles'))
    expect(address()).not.toContain('dealType')
  })

  it('show values of the address that they do not offer', async () => {
    await openFlats(
      '&category=Real%20Estate&subcategory=Apartments&rooms=7&area-min=75&pool=noPool',
    )
    expect(await rail().findByLabelText('Rooms')).toHaveValue('7')
    const area = within(rail().getByRole('group', { name: 'Floor area' }))
    expect(area.getByLabelText('Min')).toHaveDisplayValue('75 m²')
    expect(rail().getByLabelText('Pool')).toBeVisible()
  })

  it('have a check box for a yes', async () => {
    const { address } = await openFlats('&category=Electronics&subcategory=Tablets')
    await userEvent.click(await rail().findByText('More filters'))
    const isUnderWarranty = rail().getByLabelText('Under warranty')
    await userEvent.click(isUnderWarranty)
    await userEvent.click(isUnderWarranty)
    expect(isUnderWarranty).not.toBeChecked()
    await userEvent.click(isUnderWarranty)
    await apply()
    await waitFor(() => expect(address()).toContain('warranty=yes'))
  })
})
