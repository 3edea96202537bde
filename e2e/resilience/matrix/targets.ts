import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { RemoteName } from '#fixtures/remotes.ts'
import { AccountMenu } from '#pages/account-menu.ts'
import { HomePage } from '#pages/home-page.ts'
import { RemoteBoundary } from '#pages/remote-boundary.ts'
import { SignInForm } from '#pages/sign-in-form.ts'
import { SiteFrame } from '#pages/site-frame.ts'

/** What a remote brings to the site: a page, or a part of the frame. */
export type Target = {
  readonly name: string
  readonly remote: RemoteName
  readonly isPage: boolean
  readonly isForMembers: boolean
  /** Where a visit begins, and what shows that it has: a page of another remote. */
  readonly from: { readonly address: string; readonly heading: string }
  /** Asks for it as a visitor does. */
  readonly open: (page: Page) => Promise<void>
  /** What is there once it works. */
  readonly shown: (page: Page) => Locator
  /** The words for one that failed, and for one that is on its way for too long. */
  readonly failed: (page: Page) => Locator
  readonly slow: (page: Page) => Locator
  readonly tryAgain: (page: Page) => Promise<void>
}

const aboutUs = { address: '/AboutUs', heading: 'About Us' }
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })

const ofPages = {
  isPage: true,
  isForMembers: true,
  failed: (page: Page) => new RemoteBoundary(page).failed,
  slow: (page: Page) => page.getByText('Still loading', { exact: true }),
  // The page that is left may have one of its own.
  tryAgain: (page: Page) =>
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /Still loading|Couldn’t load this page/ })
      .getByRole('button', { name: 'Try again' })
      .click(),
}

const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })

/** The pages first: they also show that a remote is well while another one is not. */
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
    // Whose pages no link leads to without the account's menu: it is well when the visit begins there.
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
    failed: (page) => new SiteFrame(page).toast.getByText('Couldn’t load the menu.').last(),
    slow: (page) =>
      new SiteFrame(page).toast.getByText('The menu is taking longer than usual.').last(),
    tryAgain: async (page) => {
      const { button } = new AccountMenu(page)
      await button.click()
      // The last message may still be there: that the attempt is over shows in the button alone.
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
    failed: (page) => signInDialog(page).getByText('You can’t sign in right now'),
    slow: (page) => signInDialog(page).getByText('Still loading'),
    tryAgain: (page) => signInDialog(page).getByRole('button', { name: 'Try again' }).click(),
  },
]

export const targets: readonly Target[] = [...pages, ...fragments]
