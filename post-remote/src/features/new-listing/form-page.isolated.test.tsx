import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { OwnListingsPort } from '@adamarket/shared/domain/ports.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { appErrors, testEachFailure } from '@adamarket/shared/testing/each-failure.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import * as post from '#expose/routes.tsx'
import { createDrafts } from '#features/drafts/drafts.ts'
import type { ListingValues } from '#features/values/listing-values.ts'
import { emptyValues } from '#features/values/listing-values.ts'

// Photos have their own tests: here they are existing links.
const tray = vi.hoisted(() => ({ links: ['https://pictures.example/a.webp'], commits: 0 }))
vi.mock('#features/photos/photo-tray.ts', async () => {
  const { createStore } = await import('zustand/vanilla')
  const { ok } = await import('@adamarket/shared/domain/result.ts')
  return {
    createPhotoTray: () => ({
      store: createStore(() => ({
        photos: tray.links.map((link) => ({ id: link, small: link, large: link })),
        progress: undefined,
      })),
      finished: async () => ok(tray.links),
      commit: async () => {
        tray.commits += 1
      },
      discard: async () => undefined,
      dispose: () => undefined,
    }),
  }
})
vi.mock('#features/photos/photo-field.tsx', () => ({
  PhotoField: ({ error }: { readonly error?: string }) => (
    <button type="button">Photos {error}</button>
  ),
}))

const cats = '/attributes/Pets/Cats'

async function visit(
  path: string,
  services: Partial<HostServices> = {},
  language: Language = 'en',
) {
  const user = await aSignedInUser()
  const profiles = createMemoryProfiles([aProfile()])
  const rendered = await renderRemote(post, {
    path,
    language,
    services: { ...user, profiles, ...services },
  })
  return { ...rendered, auth: user.auth }
}

/** Stores a complete draft. */
function storeDraft(values: Partial<ListingValues> = {}) {
  createDrafts(localStorage).write('ayse', {
    id: '2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11',
    pair: { category: 'Pets', subcategory: 'Cats' },
    values: {
      ...emptyValues,
      title: 'Two cats',
      description: 'Brother and sister.',
      location: 'Girne',
      price: '100',
      phoneNumber: '+905330000001',
      ...values,
    },
  })
}

const postNow = () => screen.findByRole('button', { name: 'Post Now' })

beforeEach(() => {
  localStorage.clear()
  tray.links = ['https://pictures.example/a.webp']
  tray.commits = 0
})

describe('the form', () => {
  it.each([
    ['Vehicles', 'Tyres, Batteries, Oils, & Accessories'],
    ['Fashion', "Men's Clothing & Shoes"],
    ['Electronics', 'Accessories'],
  ])('shows %s, %s of its address, read-only', async (category, subcategory) => {
    await visit(hrefs.form(category, subcategory))
    const field = await screen.findByLabelText('Category')
    expect(field).toHaveValue(category)
    expect(field).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Subcategory')).toHaveValue(subcategory)
    expect(screen.getByLabelText('Subcategory')).toHaveAttribute('readonly')
  })

  it.each(['/attributes/Pets/Sofas', '/attributes/Planes/Jets'])(
    'says that %s is not a category',
    async (path) => {
      await visit(path)
      expect(await screen.findByRole('heading')).toHaveTextContent('Category not found')
    },
  )

  it('has the defaults of the specification, and a year only for vehicles', async () => {
    await visit(cats)
    expect(await screen.findByLabelText('Currency')).toHaveValue('USD')
    expect(screen.getByRole('radio', { name: 'New' })).toBeChecked()
    expect(screen.getByText('0/70')).toBeVisible()
    expect(screen.getByText('0/4096')).toBeVisible()
    expect(screen.queryByLabelText('Year (optional)')).toBeNull()
    expect(screen.getByText('Is this right? New, US Dollar')).toBeVisible()
  })

  it('counts the characters of the title up to 70, and of the description up to 4096', async () => {
    await visit(cats)
    await userEvent.type(await screen.findByLabelText('Ad Title*'), 'a')
    expect(screen.getByText('1/70')).toBeVisible()
    expect(screen.getByText('0/4096')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Description*'), 'a')
    expect(screen.getByText('1/4096')).toBeVisible()
  })

  it('asks for a location in a list of the six towns', async () => {
    await visit(cats)
    const location = await screen.findByLabelText('Location*')
    const options = within(location).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a location',
      'Lefkosia',
      'Magusa',
      'Girne',
      'Guzelyurt',
      'Lefke',
      'Iskele',
    ])
  })

  it('has check boxes for the payment options Cash, Exchange and Installments', async () => {
    await visit(cats)
    const options = within(await screen.findByRole('group', { name: 'Payment Options' }))
    const boxes = options.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(boxes).toEqual(['Cash', 'Exchange', 'Installments'])
  })

  it('asks for the price with a list of the currencies USD, EUR, GBP and TRY, at first USD', async () => {
    await visit(cats)
    expect(await screen.findByLabelText('Price*')).toBeVisible()
    const currency = screen.getByLabelText('Currency')
    const options = within(currency).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['USD', 'EUR', 'GBP', 'TRY'])
    expect(currency).toHaveValue('USD')
  })

  it('has radio buttons for the conditions New, Used and Other, at first New', async () => {
    await visit(cats)
    const choice = within(await screen.findByRole('group', { name: 'Condition*' }))
    const radios = choice.getAllByRole('radio')
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'New',
      'Used',
      'Other',
    ])
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['new', 'used', 'other'])
    expect(choice.getByRole('radio', { name: 'New' })).toBeChecked()
  })

  it('has check boxes for the contact methods Phone Number, In-App Chat, Whatsapp and Both', async () => {
    await visit(cats)
    const methods = within(await screen.findByRole('group', { name: 'Contact Method' }))
    const boxes = methods.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)
    expect(boxes).toEqual(['Phone Number', 'In-App Chat', 'Whatsapp', 'Both'])
  })

  it('starts with what the seller chose last, and repeats it before posting', async () => {
    storeDraft({ condition: 'used', currency: 'GBP', contactMethod: ['In-App Chat'] })
    const listings = createMemoryListings([])
    const first = await visit(cats, { listings, ownListings: listings.own })
    expect(await screen.findByText('Is this right? Used, £100')).toBeVisible()
    await userEvent.click(await postNow())
    await expect.poll(() => first.router.state.location.pathname).toBe('/success')
    first.unmount()
    await visit(cats)
    expect(await screen.findByLabelText('Currency')).toHaveValue('GBP')
    expect(screen.getByRole('radio', { name: 'Used' })).toBeChecked()
    expect(screen.getByRole('group', { name: 'Condition*' })).toBeVisible()
    expect(screen.getByLabelText('Location*')).toHaveValue('Girne')
    expect(screen.getByRole('checkbox', { name: 'In-App Chat' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Whatsapp' })).not.toBeChecked()
    expect(await screen.findByLabelText('Mobile Phone Number*')).toHaveValue('+90 533 000 00 01')
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('')
    expect(screen.getByText('Is this right? Used, British Pound')).toBeVisible()
  })

  it('asks for an area once there is a location, and forgets it with the location', async () => {
    storeDraft({ location: '' })
    const listings = createMemoryListings([])
    const create = vi.spyOn(listings.own, 'create')
    await visit(cats, { listings, ownListings: listings.own })
    const location = await screen.findByLabelText('Location*')
    expect(screen.queryByLabelText('Area (optional)')).toBeNull()
    await userEvent.selectOptions(location, 'Magusa')
    await userEvent.selectOptions(await screen.findByLabelText('Area (optional)'), 'Tuzla')
    await userEvent.selectOptions(location, 'Girne')
    expect(screen.getByLabelText('Area (optional)')).toHaveDisplayValue('Not stated')
    await userEvent.selectOptions(screen.getByLabelText('Area (optional)'), 'Alsancak')
    expect(screen.getByText('Alsancak, Girne')).toBeVisible()
    await userEvent.click(await postNow())
    await expect.poll(() => create).toHaveBeenCalledOnce()
    expect(create.mock.calls[0]?.[1]).toMatchObject({ location: 'Girne', area: 'Alsancak' })
  })

  it.each(['/attributes/Jobs/Part-time', '/attributes/Real%20Estate/Apartments'])(
    '%s asks for no condition',
    async (path) => {
      await visit(path)
      expect(await screen.findByText('Is this right? US Dollar')).toBeVisible()
      expect(screen.queryByRole('radio', { name: 'New' })).toBeNull()
    },
  )

  it('marks the price as negotiable, for this listing only', async () => {
    storeDraft()
    const listings = createMemoryListings([])
    const first = await visit(cats, { listings, ownListings: listings.own })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Price is negotiable' }))
    expect(screen.getByText('Is this right? New, US$100, Negotiable')).toBeVisible()
    await userEvent.click(await postNow())
    await expect.poll(() => first.router.state.location.pathname).toBe('/success')
    const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
    expect(stored.ok && stored.value?.negotiable).toBe(true)
    first.unmount()
    await visit(cats)
    const mark = await screen.findByRole('checkbox', { name: 'Price is negotiable' })
    expect(mark).not.toBeChecked()
  })

  it('says what Both means', async () => {
    await visit(cats)
    const methods = await screen.findByRole('group', { name: 'Contact Method' })
    expect(methods).toHaveAccessibleDescription('Both means by phone, WhatsApp and in-app chat.')
  })

  it('stores the contact methods Phone Number, In-App Chat, Whatsapp and Both as a list', async () => {
    storeDraft({ contactMethod: [] })
    const listings = createMemoryListings([])
    const create = vi.spyOn(listings.own, 'create')
    await visit(cats, { listings, ownListings: listings.own })
    const methods = within(await screen.findByRole('group', { name: 'Contact Method' }))
    const boxes = methods.getAllByRole('checkbox')
    const labels = boxes.map((box) => box.closest('label')?.textContent)
    expect(labels).toEqual(['Phone Number', 'In-App Chat', 'Whatsapp', 'Both'])
    for (const box of boxes) await userEvent.click(box)
    await userEvent.click(await postNow())
    await expect.poll(() => create).toHaveBeenCalledOnce()
    expect(create.mock.calls[0]?.[1].contactMethod).toEqual(labels)
  })

  it('asks once before a listing is posted that no one can answer', async () => {
    storeDraft()
    const listings = createMemoryListings([])
    const create = vi.fn<OwnListingsPort['create']>(async () =>
      err(appError('unavailable', undefined)),
    )
    await visit(cats, { ownListings: { ...listings.own, create } })
    const methods = within(await screen.findByRole('group', { name: 'Contact Method' }))
    for (const name of ['Phone Number', 'Whatsapp']) {
      expect(methods.getByRole('checkbox', { name })).toBeChecked()
      await userEvent.click(methods.getByRole('checkbox', { name }))
    }
    const answer = async (name: string) => {
      await userEvent.click(await postNow())
      const dialog = within(await screen.findByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name }))
    }
    await answer('Choose a method')
    expect(create).not.toHaveBeenCalled()
    await answer('Continue without')
    await expect.poll(() => create).toHaveBeenCalledOnce()
    expect(create.mock.calls[0]?.[1].contactMethod).toEqual([])
    await screen.findByText(/^Error submitting form/)
    await userEvent.click(await postNow())
    await expect.poll(() => create).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('returns when Back closes the preview', async () => {
    storeDraft()
    await visit(cats)
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    act(() => window.history.back())
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats')
  })

  it('counts characters, and says when a title is long', async () => {
    await visit(cats)
    await userEvent.type(await screen.findByLabelText('Ad Title*'), 'a'.repeat(71))
    expect(screen.getByText('71/70')).toBeVisible()
    expect(screen.getByText(/^Over 70 characters/)).toBeVisible()
  })

  it('keeps everything while offline, says so, and posts after reconnecting', async () => {
    storeDraft()
    const connectivity = createMemoryConnectivity(false)
    const listings = createMemoryListings([])
    const create = vi.spyOn(listings.own, 'create')
    await visit(cats, { connectivity, listings, ownListings: listings.own })
    expect(await screen.findByText(/Keep writing: everything is saved/)).toBeVisible()
    await userEvent.click(await postNow())
    expect(screen.getByRole('alert')).toHaveTextContent('your ad wasn’t posted')
    expect(create).not.toHaveBeenCalled()
    act(() => connectivity.set(true))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats')
    await userEvent.click(await postNow())
    await expect.poll(() => create).toHaveBeenCalledOnce()
  })

  it('names missing fields, and focuses the first', async () => {
    tray.links = []
    await visit(cats)
    await userEvent.click(await postNow())
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields.')
    expect(screen.getByRole('button', { name: /^Photos/ })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'Choose a location.' }))
    expect(screen.getByLabelText('Location*')).toHaveFocus()
    expect(screen.getByLabelText('Location*')).toBeInvalid()
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Add at least one photo.',
      'Give your ad a title.',
      'Add a description.',
      'Choose a location.',
      'Enter a price above 0, such as 1,250.',
      'Enter your mobile phone number.',
    ])
    await userEvent.type(screen.getByLabelText('Price*'), 'free')
    await userEvent.type(screen.getByLabelText('Ad Title*'), 'Cats')
    expect(screen.queryByText('Give your ad a title.')).toBeNull()
    expect(screen.getByLabelText('Price*')).toHaveAccessibleDescription(
      'Enter a price above 0, such as 1,250.',
    )
  })

  it('posts a listing with the fields of the specification, and shows it', async () => {
    storeDraft({ paymentOptions: ['Cash', 'Installments'], condition: 'used' })
    const listings = createMemoryListings([])
    const { router } = await visit(cats, { listings, ownListings: listings.own })
    await userEvent.click(await postNow())
    await expect.poll(() => router.state.location.pathname).toBe('/success')
    expect(await screen.findByRole('heading', { name: 'Your ad is live' })).toBeVisible()
    const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
    expect(stored.ok && stored.value).toEqual<Listing>({
      id: '2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11',
      title: 'Two cats',
      description: 'Brother and sister.',
      price: 100,
      currency: 'USD',
      category: 'Pets',
      subCategory: 'Cats',
      location: 'Girne',
      paymentOptions: ['Cash', 'Installments'],
      phoneNumber: '+905330000001',
      contactMethod: ['Phone Number', 'Whatsapp'],
      condition: 'used',
      imageUrl: ['https://pictures.example/a.webp'],
      userId: 'ayse',
      sellerName: 'Ayşe Kaya',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status: 'active',
    })
    expect(tray.commits).toBe(1)
    expect(createDrafts(localStorage).read('ayse')).toBeUndefined()
  })

  it('posts with the right time when the clock of the device is wrong, and says so', async () => {
    storeDraft()
    const listings = createMemoryListings([])
    const yesterday = new Date(Date.now() - 86_400_000)
    const info = vi.fn()
    await visit(cats, {
      listings,
      ownListings: listings.own,
      siteTime: async () => yesterday,
      notify: { info, success: vi.fn(), error: vi.fn() },
    })
    await userEvent.click(await postNow())
    expect(await screen.findByRole('heading', { name: 'Your ad is live' })).toBeVisible()
    const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
    expect(stored).toMatchObject({ ok: true, value: { timestamp: yesterday.toISOString() } })
    expect(info).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Your device’s clock is wrong, so we used the right time: /),
    )
  })

  it('keeps everything when posting fails, and can be submitted again', async () => {
    storeDraft()
    const listings = createMemoryListings([])
    let isBroken = true
    const report = vi.fn()
    const { router } = await visit(cats, {
      listings,
      report,
      ownListings: {
        ...listings.own,
        create: (id, listing) =>
          isBroken
            ? Promise.resolve(err(appError('unavailable', 'cut off')))
            : listings.own.create(id, listing),
      },
    })
    await userEvent.click(await postNow())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error submitting form. Please try again.',
    )
    expect(report).toHaveBeenCalledExactlyOnceWith({
      what: 'A listing could not be written',
      cause: 'cut off',
    })
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats')
    expect(screen.getByLabelText('Price*')).toHaveValue('100')
    isBroken = false
    await userEvent.click(await postNow())
    await expect.poll(() => router.state.location.pathname).toBe('/success')
  })

  it('reports a missing profile and shows the general alert', async () => {
    storeDraft()
    const report = vi.fn()
    await visit(cats, { report, profiles: createMemoryProfiles([]) })
    await userEvent.click(await postNow())
    expect(await screen.findByRole('alert')).toHaveTextContent('Error submitting form.')
    expect(report.mock.calls[0]?.[0].cause).toEqual(new Error('User data not found'))
  })

  it('shows the general alert when the write throws, and can be sent again', async () => {
    storeDraft()
    const report = vi.fn()
    const listings = createMemoryListings([])
    const create = vi
      .fn<OwnListingsPort['create']>(listings.own.create)
      .mockRejectedValueOnce(new TypeError('There is no such thing in this browser'))
    const { router } = await visit(cats, { report, ownListings: { ...listings.own, create } })
    await userEvent.click(await postNow())
    expect(await screen.findByRole('alert')).toHaveTextContent('Error submitting form.')
    expect(report).toHaveBeenCalledOnce()
    await userEvent.click(await postNow())
    await expect.poll(() => router.state.location.pathname).toBe('/success')
  })

  it('says Posting... while it is posted, with a button that is off and keeps the focus', async () => {
    storeDraft()
    const create = vi.fn(() => new Promise<never>(() => undefined))
    const listings = createMemoryListings([])
    await visit(cats, { ownListings: { ...listings.own, create } })
    const button = await postNow()
    expect(button).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button)
    await expect.poll(() => button.textContent).toBe('Posting...')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toBeEnabled()
    expect(button).toHaveFocus()
  })

  it('while submitting, the button says Posting... and is disabled, and posts once', async () => {
    storeDraft()
    const create = vi.fn(() => new Promise<never>(() => undefined))
    const listings = createMemoryListings([])
    await visit(cats, { ownListings: { ...listings.own, create } })
    await userEvent.dblClick(await postNow())
    const button = await screen.findByRole('button', { name: 'Posting...' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(create).toHaveBeenCalledOnce()
  })

  it('asks a user who was signed out to sign in, and keeps the form', async () => {
    storeDraft()
    const askToSignIn = vi.fn()
    const create = () => new Promise<never>(() => undefined)
    const ownListings = { ...createMemoryListings([]).own, create }
    const { auth } = await visit(cats, { askToSignIn, ownListings })
    await postNow()
    await auth.signOut()
    await userEvent.click(await postNow())
    expect(screen.queryByRole('button', { name: 'Posting...' })).toBeNull()
    // Titles of alerts are red, texts are not.
    const words = 'You must be logged in to post an ad.'
    expect(screen.getByRole('alert')).toHaveClass(/danger/)
    expect(within(screen.getByRole('alert')).getByText(words)).toHaveClass(/title/)
    expect(askToSignIn).toHaveBeenCalledOnce()
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats')
  })

  it('stays when the session ends elsewhere, says so at once, and goes on after signing in', async () => {
    storeDraft()
    const { auth, services, router } = await visit(cats)
    await userEvent.type(await screen.findByLabelText('Ad Title*'), ' and a dog')
    const { user } = services.session.getState()
    await act(() => auth.signOut())
    await act(() => router.revalidate())
    const words = 'You must be logged in to post an ad.'
    expect(await screen.findByText(words)).toBeVisible()
    act(() => services.session.setState({ user, ended: undefined }))
    expect(screen.queryByText(words)).toBeNull()
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats and a dog')
  })

  it('is left when its user signs out here', async () => {
    const { services, router } = await visit(cats)
    await postNow()
    await act(async () => {
      services.session.setState({ user: undefined, ended: 'here' })
      await router.revalidate()
    })
    expect(router.state.location.pathname).toBe('/')
  })

  it('says that a listing was refused although its user is signed in', async () => {
    storeDraft()
    const listings = createMemoryListings([])
    const create = async () => err(appError('unauthenticated', 'expired'))
    await visit(cats, { ownListings: { ...listings.own, create } })
    await userEvent.click(await postNow())
    expect(await screen.findByRole('alert')).toHaveTextContent('Error submitting form.')
  })

  it('keeps everything of a seller who is banned while posting', async () => {
    storeDraft()
    const askToSignIn = vi.fn()
    const listings = createMemoryListings([])
    let answer = () => {}
    const create = vi.fn<OwnListingsPort['create']>(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(err(appError('permission-denied', 'banned')))
        }),
    )
    const { auth } = await visit(cats, {
      askToSignIn,
      ownListings: { ...listings.own, create },
    })
    await userEvent.click(await postNow())
    await screen.findByRole('button', { name: 'Posting...' })
    // The rules refuse the listing, and the closed account is signed out.
    answer()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error submitting form.')
    await auth.signOut()
    await userEvent.click(await postNow())
    expect(askToSignIn).toHaveBeenCalledOnce()
    expect(create).toHaveBeenCalledOnce()
    expect(tray.commits).toBe(0)
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats')
    expect(createDrafts(localStorage).read('ayse')?.values.title).toBe('Two cats')
  })

  it('restores the draft when the visitor returns, until they start over', async () => {
    const first = await visit(cats)
    await userEvent.type(await screen.findByLabelText('Ad Title*'), 'Two ca')
    first.unmount()
    await visit('/attributes/Pets/Dogs')
    expect(await screen.findByLabelText('Ad Title*')).toHaveValue('Two ca')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByLabelText('Ad Title*')).toHaveValue('')
  })

  it('keeps everything typed when the category changes', async () => {
    storeDraft()
    const { router } = await visit(cats)
    await userEvent.click(await screen.findByRole('button', { name: 'Change category' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dogs' }))
    await expect.poll(() => router.state.location.pathname).toBe('/attributes/Pets/Dogs')
    expect(await screen.findByDisplayValue('Dogs')).toBeVisible()
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats')
  })

  describe('the key facts', () => {
    const flats = '/attributes/Real%20Estate/Apartments'
    const more = () => screen.getByText('More details').closest('details')

    it('are those of the subcategory, three at first', async () => {
      await visit(flats)
      expect(await screen.findByRole('heading', { name: 'Key facts' })).toBeVisible()
      expect(await screen.findByLabelText('Rooms')).toBeVisible()
      expect(screen.getByLabelText('For sale or to rent')).toBeVisible()
      expect(screen.getByLabelText('Floor area (m²)')).toBeVisible()
      expect(screen.getByLabelText('Furnishing')).not.toBeVisible()
      await userEvent.click(screen.getByText('More details'))
      expect(screen.getByLabelText('Furnishing')).toBeVisible()
      expect(screen.queryByLabelText('Mileage (km)')).toBeNull()
    })

    it('are in the language of the visitor', async () => {
      await visit(flats, {}, 'tr')
      const rooms = await screen.findByLabelText('Oda sayısı')
      expect(within(rooms).getByRole('option', { name: 'Stüdyo' })).toBeInTheDocument()
      expect(screen.getByText('Diğer ayrıntılar')).toBeVisible()
    })

    it('are posted, stored in the draft and shown in the preview', async () => {
      storeDraft()
      const listings = createMemoryListings([])
      const services = { listings, ownListings: listings.own }
      const first = await visit(flats, services)
      await userEvent.selectOptions(await screen.findByLabelText('Rooms'), '3+1')
      await userEvent.selectOptions(screen.getByLabelText('For sale or to rent'), 'To rent')
      await userEvent.type(screen.getByLabelText('Floor area (m²)'), '1.250')
      expect(screen.getAllByText('3+1 · 1,250 m² · To rent')[0]).toBeVisible()
      expect(screen.getAllByText(/100 \/ month$/)[0]).toBeVisible()
      first.unmount()
      const second = await visit(flats, services)
      expect(await screen.findByLabelText('Rooms')).toHaveValue('3+1')
      expect(more()).not.toHaveAttribute('open')
      await userEvent.click(await postNow())
      await expect.poll(() => second.router.state.location.pathname).toBe('/success')
      const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
      expect(stored.ok && stored.value?.attributes).toEqual({
        dealType: 'rent',
        rooms: '3+1',
        area: 1250,
      })
    })

    it('ask for a title deed only where something is for sale', async () => {
      storeDraft({ attributes: { dealType: 'sale', titleDeed: 'exchangeTitle' } })
      const listings = createMemoryListings([])
      const services = { listings, ownListings: listings.own }
      const { router } = await visit(flats, services)
      expect(await screen.findByLabelText('Title deed')).toHaveDisplayValue('Exchange')
      expect(screen.queryByLabelText('Rent is paid')).toBeNull()
      await userEvent.selectOptions(screen.getByLabelText('For sale or to rent'), 'To rent')
      expect(screen.queryByLabelText('Title deed')).toBeNull()
      expect(screen.getByLabelText('Rent is paid')).toBeVisible()
      await userEvent.click(await postNow())
      await expect.poll(() => router.state.location.pathname).toBe('/success')
      const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
      expect(stored.ok && stored.value?.attributes).toEqual({ dealType: 'rent' })
    })

    it('ask what moving in costs once a home is to let, and say the sum', async () => {
      storeDraft({ price: '400', currency: 'GBP', attributes: { monthlyBills: '30' } })
      const listings = createMemoryListings([])
      const services = { listings, ownListings: listings.own }
      const { router } = await visit(flats, services)
      const deal = await screen.findByLabelText('For sale or to rent')
      await userEvent.selectOptions(deal, 'For sale')
      expect(screen.queryByLabelText('Deposit')).toBeNull()
      await userEvent.selectOptions(deal, 'To rent')
      await userEvent.selectOptions(await screen.findByLabelText('Rent is paid'), '6 months ahead')
      expect(screen.getByText(/^To move in: £2,400 and more/)).toHaveTextContent(
        'To move in: £2,400 and more (6 months’ rent £2,400, deposit not stated, commission not stated)',
      )
      await userEvent.selectOptions(screen.getByLabelText('Deposit'), 'One month’s rent')
      await userEvent.selectOptions(screen.getByLabelText('Commission'), 'No commission')
      expect(screen.getByText(/^To move in: £2,800 \(/)).toBeVisible()
      expect(screen.getByLabelText('Bills a month')).toHaveValue('30')
      await userEvent.click(screen.getByRole('checkbox', { name: 'Bills included' }))
      expect(screen.queryByLabelText('Bills a month')).toBeNull()
      await userEvent.click(await postNow())
      await expect.poll(() => router.state.location.pathname).toBe('/success')
      const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
      expect(stored.ok && stored.value?.attributes).toEqual({
        dealType: 'rent',
        rentPayment: 'months6',
        deposit: 'oneMonth',
        commission: 'noCommission',
        billsIncluded: true,
      })
    })

    it('spell a model as the list of its make does, and know when an inspection ends', async () => {
      storeDraft()
      const listings = createMemoryListings([])
      const services = { listings, ownListings: listings.own }
      const { router } = await visit('/attributes/Vehicles/Cars%20for%20Sale', services)
      await userEvent.selectOptions(await screen.findByLabelText('Make'), 'Toyota')
      const model = screen.getByLabelText('Model')
      await userEvent.type(model, 'auris <hybrid>')
      expect(model).toHaveValue('Auris <hybrid>')
      const inspection = screen.getByLabelText('Inspection until')
      await userEvent.click(screen.getByText('More details'))
      const year = new Date().getFullYear() + 1
      await userEvent.selectOptions(inspection, `March ${year}`)
      await userEvent.click(await postNow())
      expect(model).toHaveFocus()
      expect(model).toHaveAccessibleDescription(/^Use letters, digits/)
      await userEvent.clear(model)
      await userEvent.type(model, 'vitz')
      await userEvent.click(await postNow())
      await expect.poll(() => router.state.location.pathname).toBe('/success')
      const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
      expect(stored.ok && stored.value?.attributes).toEqual({
        make: 'Toyota',
        model: 'Vitz',
        inspection: `${year}-03`,
      })
    })

    it('keep what another subcategory also has', async () => {
      storeDraft({ attributes: { rooms: '2+1', area: '85', floor: '2' } })
      await visit(flats)
      await userEvent.click(await screen.findByRole('button', { name: 'Change category' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Houses' }))
      expect(await screen.findByLabelText('Plot (m²)')).toBeInTheDocument()
      expect(screen.getByLabelText('Rooms')).toHaveValue('2+1')
      expect(screen.getByLabelText('Floor area (m²)')).toHaveValue('85')
      expect(screen.queryByLabelText('Floor')).toBeNull()
    })

    it('are folded out where something is filled in, and for an error', async () => {
      storeDraft({ attributes: { floor: 'top', billsIncluded: 'yes' } })
      await visit(flats)
      const floor = await screen.findByLabelText('Floor')
      expect(floor).toBeVisible()
      await userEvent.click(screen.getByText('More details'))
      expect(floor).not.toBeVisible()
      await userEvent.click(await postNow())
      expect(floor).toHaveFocus()
      expect(floor).toBeVisible()
      expect(floor).toHaveAccessibleDescription('Enter a number from -1 to 40, or leave it empty.')
      expect(floor).toHaveValue('top')
      await userEvent.clear(floor)
      await userEvent.type(floor, '-1')
      expect(floor).toBeValid()
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it('have check boxes for a yes', async () => {
      storeDraft()
      const listings = createMemoryListings([])
      const { router } = await visit(cats, { listings, ownListings: listings.own })
      await userEvent.click(await screen.findByRole('checkbox', { name: 'For adoption' }))
      await userEvent.type(screen.getByLabelText('Age in months'), '0')
      await userEvent.click(await postNow())
      await expect.poll(() => router.state.location.pathname).toBe('/success')
      const stored = await listings.byId('2f1f3a38-8a4e-4b6c-9d5e-5a4f7f2f9b11')
      expect(stored.ok && stored.value?.attributes).toEqual({ age: 0, adoption: true })
    })

    it('are missing where a subcategory has none', async () => {
      await visit('/attributes/Self-Care/Makeup')
      await postNow()
      expect(screen.queryByRole('heading', { name: 'Key facts' })).toBeNull()
    })
  })
})

describe('posting', () => {
  testEachFailure('the listing', appErrors, async (error, notify) => {
    storeDraft()
    const ownListings = { ...createMemoryListings([]).own, create: async () => err(error) }
    await visit(cats, { notify, ownListings })
    await userEvent.click(await postNow())
  })
  testEachFailure('the name of the seller', appErrors, async (error, notify) => {
    storeDraft()
    const profiles = { ...createMemoryProfiles([]), byId: async () => err(error) }
    await visit(cats, { notify, profiles })
    await userEvent.click(await postNow())
  })
})

describe('a listing like another one', () => {
  const like = aListing({
    id: 'cats',
    title: 'Two cats',
    userId: 'ayse',
    category: 'Pets',
    subCategory: 'Cats',
  })
  const open = (listing: Listing) =>
    visit(hrefs.form('Pets', 'Cats', 'cats'), { listings: createMemoryListings([listing]) })

  it('starts with what that says, but its photos', async () => {
    tray.links = []
    await open(like)
    expect(await screen.findByLabelText('Ad Title*')).toHaveValue('Two cats')
    expect(screen.getByLabelText('Price*')).toHaveValue('9500')
    expect(screen.queryByText('You have a saved draft')).toBeNull()
  })

  it('starts empty where that is not the user’s own', async () => {
    await open({ ...like, userId: 'mehmet' })
    expect(await screen.findByLabelText('Ad Title*')).toHaveValue('')
  })

  it('does not replace a draft, but starts after that is discarded', async () => {
    storeDraft({ title: 'A draft' })
    await open(like)
    expect(await screen.findByLabelText('Ad Title*')).toHaveValue('A draft')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }),
    )
    expect(screen.getByLabelText('Ad Title*')).toHaveValue('Two cats')
  })
})

it('says what similar listings cost at the field of the price', async () => {
  const phones = [100, 110, 120, 130, 140].map((price, index) =>
    aListing({
      id: `phone-${index}`,
      category: 'Electronics',
      subCategory: 'Mobile Phones',
      price,
      currency: 'USD',
      userId: 'mehmet',
    }),
  )
  await visit(hrefs.form('Electronics', 'Mobile Phones'), {
    listings: createMemoryListings(phones),
  })
  const price = await screen.findByLabelText('Price*')
  expect(screen.queryByText(/similar listings/)).toBeNull()
  await userEvent.click(price)
  expect(await screen.findByText('5 similar listings mostly cost $110 to $130.')).toBeVisible()
})
