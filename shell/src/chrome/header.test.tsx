import { aUser } from '@adamarket/shared/testing/a-user.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { onEveryPage } from '#testing/a-site.ts'
import { aFragment } from '#testing/a-fragment.tsx'

import { rememberSearch } from './recent-searches.ts'
import { Header } from './header.tsx'
import { Toasts } from './toasts.tsx'

const links = {
  playStore: 'https://play.google.com/store/apps/details?id=test',
  appStore: 'https://apps.apple.com/app/id1',
  social: [],
}

const page = onEveryPage(
  <>
    <Header links={links} account={aFragment()} />
    <Toasts />
  </>,
)

const menuButton = () => screen.getByRole('button', { name: / menu$/ })
const menu = () => screen.queryByRole('region', { name: 'Menu' })

test('the open location picker, suggestions, menu and a message have no violations', async () => {
  rememberSearch('sofa')
  await renderRemote(page, { path: '/' })
  const picker = screen.getByRole('button', { name: 'Location: All' })
  await userEvent.click(picker)
  expect(picker.parentElement).toContainElement(screen.getByRole('listbox'))
  await expectNoViolations(picker.parentElement)
  await userEvent.keyboard('{Escape}')

  await userEvent.type(screen.getByRole('combobox', { name: 'Search listings' }), 's')
  await screen.findAllByRole('option')
  await expectNoViolations(screen.getByRole('search'))
  await userEvent.keyboard('{Escape}')

  await userEvent.click(menuButton())
  await expectNoViolations(menu())
  await userEvent.click(menuButton())

  await userEvent.click(screen.getByRole('button', { name: 'Post Ad' }))
  await expectNoViolations(await screen.findByRole('alert'))
})

test('the logo leads home', async () => {
  await renderRemote(page, { path: '/search?query=car' })
  expect(screen.getByRole('link', { name: 'AdaMarket, home' })).toHaveAttribute('href', '/')
})

test.each(['/desk', '/desk/civic'])('moderators at %s are not asked to post', async (path) => {
  await renderRemote(page, { path })
  await userEvent.click(menuButton())
  expect(menu()).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Post Ad|Download App)$/ })).toBeNull()
})

describe('the category tabs', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link')

  test('lead where the specification says', async () => {
    await renderRemote(page, { path: '/' })
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Vehicles', '/search?query=car'],
      ['Properties', '/search?query=Properties'],
      ['Mobiles & Tablets', '/search?query=Mobile%20%26%20Tablets'],
      ['Jobs', '/search?query=Jobs'],
      ['Electronics & Appliances', '/search?query=Electronics%20%26%20Appliances'],
      ['Furniture & Decor', '/search?query=Furniture%20%26%20Decor'],
      ['More Categories', '/search?query=More%20Categories'],
    ])
  })

  test.each([
    ['/search?query=car', 'Vehicles'],
    ['/search?query=CAR&location=Girne', 'Vehicles'],
    ['/search?query=Mobile%20%26%20Tablets', 'Mobiles & Tablets'],
  ])('%s marks %s as the current one', async (path, name) => {
    await renderRemote(page, { path })
    const current = tabs().filter((tab) => tab.getAttribute('aria-current') === 'page')
    expect(current.map(({ textContent }) => textContent)).toEqual([name])
  })

  test.each(['/search?query=carpet', '/search', '/', '/listing/1?query=car'])(
    '%s marks no tab',
    async (path) => {
      await renderRemote(page, { path })
      expect(tabs().some((tab) => tab.hasAttribute('aria-current'))).toBe(false)
    },
  )
})

describe.each(['Download App', 'Post Ad'])('%s', (name) => {
  const assign = vi.fn()

  beforeEach(() => {
    assign.mockClear()
    vi.spyOn(window.location, 'assign').mockImplementation(assign)
  })

  test.each([
    ['Android', 'Mozilla/5.0 (Linux; Android 10; K)', links.playStore],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', links.appStore],
  ])('on %s leads to the store', async (_, userAgent, store) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    await renderRemote(page, { path: '/' })
    await userEvent.click(screen.getByRole('button', { name }))
    expect(assign).toHaveBeenCalledExactlyOnceWith(store)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('elsewhere shows the exact message of the specification, and a way to post', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
    const { session, signIn } = aUser()
    const askToSignIn = vi.fn()
    await renderRemote(page, { path: '/', services: { session, askToSignIn } })
    await userEvent.click(screen.getByRole('button', { name }))
    const message =
      'This feature is only available on the mobile app. Scan the QR code to download.'
    const toast = await screen.findByText(message)
    expect(toast).toBeVisible()
    expect(toast.closest('.Toastify__toast')).toHaveClass('Toastify__toast--info')
    expect(assign).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('link', { name: 'Sign in to post on the web' }))
    expect(askToSignIn).toHaveBeenCalledExactlyOnceWith('/post')
    await act(signIn)
    expect(screen.getByRole('link', { name: 'Post on the web' })).toHaveAttribute('href', '/post')
  })
})

describe('the menu of small screens', () => {
  test('opens and closes, and contains the picker without All, and the two buttons', async () => {
    await renderRemote(page, { path: '/' })
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(menu()).not.toBeInTheDocument()
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    const inMenu = within(screen.getByRole('region', { name: 'Menu' }))
    expect(inMenu.getByRole('button', { name: 'Location: All' })).toBeInTheDocument()
    expect(inMenu.getByRole('button', { name: 'Download App' })).toBeInTheDocument()
    expect(inMenu.getByRole('button', { name: 'Post Ad' })).toBeInTheDocument()
    expect(inMenu.getByRole('link', { name: 'Vehicles' })).toHaveAttribute(
      'href',
      '/search?query=car',
    )
    await userEvent.click(inMenu.getByRole('button', { name: 'Location: All' }))
    await userEvent.click(inMenu.getByRole('option', { name: 'Girne' }))
    await userEvent.click(inMenu.getByRole('button', { name: 'Location: Girne' }))
    const towns = ['Lefkosia', 'Magusa', 'Girne', 'Guzelyurt', 'Lefke', 'Iskele']
    const options = within(inMenu.getByRole('listbox')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(towns)
    await userEvent.click(menuButton())
    expect(menu()).not.toBeInTheDocument()
  })

  test('closes on a navigation', async () => {
    const { router } = await renderRemote(page, { path: '/' })
    await userEvent.click(menuButton())
    await act(() => router.navigate('/AboutUs'))
    expect(menu()).not.toBeInTheDocument()
  })

  test('Escape closes the open list of locations first, then the menu', async () => {
    await renderRemote(page, { path: '/' })
    await userEvent.click(menuButton())
    const region = screen.getByRole('region', { name: 'Menu' })
    await userEvent.click(within(region).getByRole('button', { name: 'Location: All' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(menu()).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(menu()).not.toBeInTheDocument()
    expect(menuButton()).toHaveFocus()
  })
})
