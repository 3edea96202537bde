import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { RemoteName } from '#fixtures/remotes.ts'
import { otherBuilds } from '#fixtures/remotes.ts'
import { AccountMenu } from '#pages/account-menu.ts'
import { HomePage } from '#pages/home-page.ts'
import { RemoteBoundary } from '#pages/remote-boundary.ts'
import { SignInForm } from '#pages/sign-in-form.ts'
import { SiteFrame } from '#pages/site-frame.ts'

/** A part that a remote adds to the site: a page, or a part of the frame. */
export type Target = {
  readonly name: string
  readonly remote: RemoteName
  readonly isPage: boolean
  readonly isForMembers: boolean
  /** The page where a visit starts, with its heading: a page of another remote. */
  readonly from: { readonly address: string; readonly heading: string }
  /** Opens it as a visitor does. */
  readonly open: (page: Page) => Promise<void>
  /** Visible once it works. */
  readonly shown: (page: Page) => Locator
  /** The messages when it could not be loaded, when it crashed, and when it is slow to load. */
  readonly failed: (page: Page) => Locator
  readonly crashed: (page: Page) => Locator
  readonly slow: (page: Page) => Locator
  readonly tryAgain: (page: Page) => Promise<void>
}

const aboutUs = { address: '/AboutUs', heading: 'About Us' }
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })

const ofPages = {
  isPage: true,
  isForMembers: true,
  failed: (page: Page) => new RemoteBoundary(page).failed,
  crashed: (page: Page) => new RemoteBoundary(page).crashed,
  slow: (page: Page) => page.getByText('Still loading', { exact: true }),
  // The previous page may have one as well.
  tryAgain: (page: Page) =>
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /Still loading|Couldn’t (load|show) this page/ })
      .getByRole('button', { name: 'Try again' })
      .click(),
}

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const menuFailed = (page: Page) =>
  new SiteFrame(page).toast.getByText('Couldn’t load the menu.').last()
const signInFailed = (page: Page) => signInDialog(page).getByText('You can’t sign in right now')

/** Opens a page to which this site has no link, as one of its links would. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

function titleOf(remote: string): string {
  return `${remote.charAt(0).toUpperCase()}${remote.slice(1).replaceAll('-', ' ')}`
}

/** The pages first: they also show that one remote works while another does not. */
export const pages: readonly Target[] = [
  {
    ...ofPages,
    name: 'browse',
    remote: 'browse',
    from: aboutUs,
    open: (page) => new SiteFrame(page).logo.click(),
    shown: (page) => new HomePage(page).cards.first(),
  },
  {
    ...ofPages,
    name: 'post',
    remote: 'post',
    from: aboutUs,
    open: (page) => new AccountMenu(page).choose('Post an ad'),
    shown: heading('POST YOUR AD'),
  },
  {
    ...ofPages,
    name: 'account',
    remote: 'account',
    // Only the account menu links to these pages; it works when the visit starts there.
    from: { address: '/post', heading: 'POST YOUR AD' },
    open: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Favourites/ })
        .click(),
    shown: heading('Favourites'),
  },
  {
    ...ofPages,
    name: 'static-pages',
    remote: 'static-pages',
    from: { address: '/', heading: 'Featured Listings' },
    open: (page) => new SiteFrame(page).footer.getByRole('link', { name: 'About Us' }).click(),
    shown: heading('About Us'),
  },
  ...[...otherBuilds.keys()].map((remote) => ({
    ...ofPages,
    name: remote,
    remote,
    from: aboutUs,
    open: (page: Page) => followLink(page, `/${remote}`),
    // The page that the template makes.
    shown: (page: Page) => page.getByRole('heading', { level: 1, name: titleOf(remote) }),
  })),
]

const fragments: readonly Target[] = [
  {
    name: "account's menu",
    remote: 'account',
    isPage: false,
    isForMembers: true,
    from: aboutUs,
    open: (page) => new AccountMenu(page).button.click(),
    shown: (page) => new AccountMenu(page).item('Post an ad'),
    failed: menuFailed,
    crashed: menuFailed,
    slow: (page) =>
      new SiteFrame(page).toast.getByText('The menu is taking longer than usual.').last(),
    tryAgain: async (page) => {
      const { button } = new AccountMenu(page)
      await button.click()
      // An earlier message may still be visible: only the button shows that the attempt has ended.
      await expect(button).not.toHaveAttribute('aria-busy')
    },
  },
  {
    name: "account's dialog",
    remote: 'account',
    isPage: false,
    isForMembers: false,
    from: aboutUs,
    open: (page) => new SiteFrame(page).signIn.click(),
    shown: (page) => new SignInForm(signInDialog(page)).email,
    failed: signInFailed,
    crashed: signInFailed,
    slow: (page) => signInDialog(page).getByText('Still loading'),
    tryAgain: (page) => signInDialog(page).getByRole('button', { name: 'Try again' }).click(),
  },
]

export const targets: readonly Target[] = [...pages, ...fragments]
