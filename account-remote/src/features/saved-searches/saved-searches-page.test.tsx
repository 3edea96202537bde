import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { DeviceAlertsPort, SavedSearchesPort } from '@adamarket/shared/domain/ports.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { DeviceAlerts } from '@adamarket/shared/domain/user/device-alerts.ts'
import { searchKey } from '@adamarket/shared/domain/user/device-alerts.ts'
import type { SavedSearch } from '@adamarket/shared/domain/search/saved-search.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const cars: SavedSearch = {
  id: '1',
  name: 'Cars in Girne',
  search: 'query=&location=Girne&category=Vehicles',
  notify: 'immediately',
  createdAt: '2026-11-20T10:00:00.000Z',
  newCount: 3,
}
const sofas: SavedSearch = {
  ...cars,
  id: '2',
  name: 'Sofas',
  search: 'query=sofa&location=All',
  newCount: 0,
}
const unavailable = async () => err(appError('unavailable', undefined))

async function open(
  searches: readonly SavedSearch[] = [cars, sofas],
  {
    isSignedIn = true,
    language = 'en' as const,
    failing = {},
    deviceAlerts,
  }: {
    isSignedIn?: boolean
    language?: 'en' | 'tr'
    failing?: Partial<SavedSearchesPort>
    deviceAlerts?: DeviceAlertsPort
  } = {},
) {
  const { signIn, ...user } = aUser()
  if (isSignedIn) await signIn()
  const port = createMemorySavedSearches(searches)
  const report = vi.fn()
  const rendered = await renderRemote(account, {
    path: '/saved-searches',
    language,
    services: { ...user, savedSearches: { ...port, ...failing }, deviceAlerts, report },
  })
  await screen.findByRole('heading', { level: 1, name: /^(Saved searches|Kayıtlı aramalar)$/ })
  return { ...rendered, port, report }
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((row) => row.textContent)
const listed = async (port: ReturnType<typeof createMemorySavedSearches>) => {
  const all = await port.list('ayse')
  return all.ok ? all.value : []
}

describe('the saved searches', () => {
  it('are links to their results, with how many are new', async () => {
    const { port, router } = await open()
    const link = await screen.findByRole('link', { name: 'Cars in Girne' })
    expect(link).toHaveAttribute('href', '/search?query=&location=Girne&category=Vehicles')
    expect(names()).toEqual(['Cars in Girne 3 new', 'Sofas '])
    await userEvent.click(link)
    await expect.poll(() => router.state.location.pathname).toBe('/search')
    await expect.poll(() => listed(port)).toMatchObject([{ newCount: 0 }, {}])
  })

  it('follow another tab once the user returns to this one', async () => {
    const { port } = await open()
    await screen.findByRole('link', { name: 'Sofas' })
    await port.remove('ayse', '2')
    expect(names()).toHaveLength(2)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(names).toEqual(['Cars in Girne 3 new'])
  })

  it('send emails when the user wants them', async () => {
    const { port } = await open()
    const choice = await screen.findByRole('combobox', { name: 'Emails: Sofas' })
    await userEvent.selectOptions(choice, 'Emails: Once a day')
    expect(choice).toHaveValue('daily')
    await expect.poll(() => listed(port)).toMatchObject([{}, { notify: 'daily' }])
  })

  it('keep the focus on the choice, and save the last one', async () => {
    const port = createMemorySavedSearches([cars])
    let release = () => {}
    const delay = new Promise<void>((resolve) => {
      release = resolve
    })
    const update: typeof port.update = async (...change) => {
      await delay
      return await port.update(...change)
    }
    await open([cars], { failing: { ...port, update } })
    const choice = await screen.findByRole('combobox', { name: 'Emails: Cars in Girne' })
    choice.focus()
    await userEvent.selectOptions(choice, 'Emails: Once a day')
    await userEvent.selectOptions(choice, 'Emails: Never')
    expect(choice).toHaveFocus()
    expect(choice).toHaveValue('never')
    release()
    await expect.poll(() => listed(port)).toMatchObject([{ notify: 'never' }])
    expect(choice).toHaveValue('never')
  })

  it('are renamed, and not to an empty name', async () => {
    const { port } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Rename: Sofas' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Rename' }))
    await userEvent.clear(dialog.getByLabelText('Name'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Please enter a name.')).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveFocus()
    await userEvent.type(dialog.getByLabelText('Name'), ' Couches ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Couches' })).toBeVisible()
    await expect.poll(() => listed(port)).toMatchObject([{}, { name: 'Couches' }])
  })

  it('are deleted after a question, and the focus stays at the list', async () => {
    const { port } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Sofas' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete saved search?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect.poll(names).toEqual(['Cars in Girne 3 new'])
    await expect.poll(() => screen.getByRole('region', { name: 'Saved searches' })).toHaveFocus()
    expect(await listed(port)).toHaveLength(1)
  })

  it.each([
    ['changed', { update: unavailable }, 'Couldn’t change “Sofas”.'],
    ['deleted', { remove: unavailable }, 'Couldn’t delete “Sofas”.'],
  ])('stay as they were when they cannot be %s', async (what, failing, text) => {
    const { report } = await open(undefined, { failing })
    if (what === 'changed') {
      const choice = await screen.findByRole('combobox', { name: 'Emails: Sofas' })
      await userEvent.selectOptions(choice, 'Emails: Never')
    } else {
      await userEvent.click(await screen.findByRole('button', { name: 'Delete: Sofas' }))
      const dialog = within(screen.getByRole('dialog'))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('combobox', { name: 'Emails: Sofas' })).toHaveValue('immediately')
    expect(report).toHaveBeenCalledOnce()
  })

  it('say that emails need a confirmed address', async () => {
    await open()
    expect(await screen.findByText(/ayse@example\.com/)).toBeVisible()
  })
})

it('says that there are none, and leads to the search', async () => {
  await open([])
  expect(await screen.findByText('No saved searches yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search listings' })).toBeVisible()
})

it('says why they could not be read, and tries again', async () => {
  const list = vi.fn(unavailable)
  await open([sofas], { failing: { list } })
  expect(await screen.findByText('Couldn’t load your saved searches')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => list).toHaveBeenCalledTimes(2)
})

it('asks a visitor to sign in', async () => {
  await open([cars], { isSignedIn: false })
  expect(await screen.findByText(/^Sign in to see your saved searches/)).toBeVisible()
  expect(names()).not.toContain('Cars in Girne 3 new')
})

describe('notifications on this device', () => {
  const boxFor = (name: string) =>
    screen.findByRole('checkbox', {
      name: new RegExp(`^Notifications on this device ?: ${name}$`),
    })

  /** A device whose user answers the browser's question with `answer`. */
  function aDevice(initially: DeviceAlerts, answer: 'chosen' | 'blocked' | 'ignored' = 'chosen') {
    let now = initially
    const choose = vi.fn<DeviceAlertsPort['choose']>(async (_userId, chosen) => {
      if (answer === 'chosen') now = { state: 'ready', chosen }
      if (answer === 'blocked') now = { state: 'blocked' }
      return ok(answer === 'chosen' ? 'chosen' : 'blocked')
    })
    const read = vi.fn<DeviceAlertsPort['read']>(async () => ok(now))
    return { read, choose, list: async () => ok([]) }
  }
  const off: DeviceAlerts = { state: 'ready', chosen: [] }

  it('are not offered where the site has no keys', async () => {
    await open()
    expect(await screen.findByRole('link', { name: 'Sofas' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('are turned on and off for one search', async () => {
    const deviceAlerts = aDevice({ state: 'ready', chosen: [searchKey(cars), '3@1'] })
    await open(undefined, { deviceAlerts })
    expect(await boxFor('Cars in Girne')).toBeChecked()
    const sofasBox = await boxFor('Sofas')
    expect(sofasBox).not.toBeChecked()
    expect(deviceAlerts.choose).not.toHaveBeenCalled()
    await userEvent.click(sofasBox)
    // What is chosen of a search that is gone leaves.
    const both = [searchKey(cars), searchKey(sofas)]
    expect(deviceAlerts.choose).toHaveBeenLastCalledWith('ayse', both)
    expect(sofasBox).toBeChecked()
    await userEvent.click(await boxFor('Cars in Girne'))
    expect(deviceAlerts.choose).toHaveBeenLastCalledWith('ayse', [searchKey(sofas)])
  })

  it('take one choice at a time', async () => {
    const deviceAlerts = aDevice(off)
    let answer = () => {}
    deviceAlerts.choose.mockReturnValue(
      new Promise((resolve) => {
        answer = () => resolve(ok('chosen'))
      }),
    )
    await open(undefined, { deviceAlerts })
    await userEvent.click(await boxFor('Sofas'))
    expect(await boxFor('Sofas')).toBeChecked()
    // Disabled, it would lose its focus.
    expect(await boxFor('Sofas')).toBeEnabled()
    expect(await boxFor('Cars in Girne')).toBeDisabled()
    await userEvent.click(await boxFor('Sofas'))
    answer()
    await expect.poll(() => boxFor('Cars in Girne')).toBeEnabled()
    expect(deviceAlerts.choose).toHaveBeenCalledOnce()
  })

  it('say how to allow them once the user has blocked them', async () => {
    const deviceAlerts = aDevice(off, 'blocked')
    deviceAlerts.choose.mockResolvedValueOnce(ok('chosen'))
    await open(undefined, { deviceAlerts })
    await userEvent.click(await boxFor('Cars in Girne'))
    await userEvent.click(await boxFor('Sofas'))
    expect(await screen.findByText(/Notifications from this site are blocked/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await expect.poll(() => screen.getByRole('region', { name: 'Saved searches' })).toHaveFocus()
  })

  it('are off, and can be chosen again, when the user ignores the question', async () => {
    await open(undefined, { deviceAlerts: aDevice(off, 'ignored') })
    await userEvent.click(await boxFor('Sofas'))
    expect(await screen.findByRole('alert')).toHaveTextContent('allow them when your browser asks')
    expect(await boxFor('Sofas')).not.toBeChecked()
    expect(await boxFor('Sofas')).toBeEnabled()
  })

  it('stay as they were when the choice fails', async () => {
    const deviceAlerts = { ...aDevice(off), choose: unavailable }
    const { report } = await open(undefined, { deviceAlerts })
    await userEvent.click(await boxFor('Sofas'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t change notifications for “Sofas”. Check your connection and try again. Some browsers and networks don’t let notifications through.',
    )
    expect(await boxFor('Sofas')).not.toBeChecked()
    expect(report).toHaveBeenCalledOnce()
  })

  it('are not offered by a browser that cannot show them', async () => {
    await open(undefined, { deviceAlerts: aDevice({ state: 'unsupported' }), language: 'tr' })
    expect(await screen.findByText(/Bu tarayıcı bildirim gösteremiyor/)).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('can be read again when they could not be', async () => {
    const deviceAlerts = aDevice(off)
    deviceAlerts.read.mockImplementationOnce(unavailable)
    await open(undefined, { deviceAlerts })
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your notifications')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await boxFor('Sofas')).toBeEnabled()
  })

  it('end with the search', async () => {
    const deviceAlerts = aDevice({ state: 'ready', chosen: [searchKey(cars), searchKey(sofas)] })
    await open(undefined, { deviceAlerts })
    await boxFor('Sofas')
    await userEvent.click(screen.getByRole('button', { name: 'Delete: Sofas' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect.poll(() => deviceAlerts.choose.mock.lastCall).toEqual(['ayse', [searchKey(cars)]])
  })
})
