import type { Locator, Page } from '@playwright/test'

import { LocationPicker } from '#pages/location-picker.ts'
import { SearchPage } from '#pages/search-page.ts'

/** What surrounds every page, by its English names. */
export class SiteFrame {
  readonly page: Page
  readonly logo: Locator
  readonly searchText: Locator
  /** The suggestions while typing a search. */
  readonly suggestions: Locator
  readonly location: LocationPicker
  readonly categoryTabs: Locator
  readonly downloadApp: Locator
  readonly postAd: Locator
  readonly signIn: Locator
  readonly skipLink: Locator
  /** Opens and closes the menu of small screens. */
  readonly menuButton: Locator
  readonly menu: Locator
  readonly main: Locator
  readonly footer: Locator
  readonly theme: Locator
  /** The bar at the lower edge of a phone. */
  readonly mainPages: Locator
  /** Where messages appear. */
  readonly toasts: Locator
  readonly toast: Locator
  /** The progress bar of a message, whose animation is its timer. */
  readonly toastTimer: Locator

  constructor(page: Page) {
    this.page = page
    const header = page.getByRole('banner')
    this.logo = header.getByRole('link', { name: 'AdaMarket, home' })
    this.searchText = header.getByPlaceholder('Find Cars, Mobile Phones and more...')
    this.suggestions = header.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    this.location = new LocationPicker(header)
    this.categoryTabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    this.downloadApp = header.getByRole('button', { name: 'Download App' })
    this.postAd = header.getByRole('button', { name: 'Post Ad' })
    this.signIn = header.getByRole('link', { name: 'Sign in' })
    this.skipLink = page.getByRole('link', { name: 'Skip to content' })
    this.menuButton = header.getByRole('button', { name: /^(Open|Close) menu$/ })
    this.menu = header.getByRole('region', { name: 'Menu' })
    this.main = page.getByRole('main')
    this.footer = page.getByRole('contentinfo')
    this.theme = this.footer.getByRole('combobox', { name: 'Appearance' })
    this.mainPages = page.getByRole('navigation', { name: 'Main pages' })
    this.toasts = page.getByRole('region', { name: 'Messages' })
    this.toast = this.toasts.getByRole('alert')
    this.toastTimer = this.toasts.getByRole('progressbar')
  }

  async searchFor(text: string): Promise<SearchPage> {
    await this.searchText.fill(text)
    await this.searchText.press('Enter')
    return new SearchPage(this.page)
  }

  /** Changes the language of the whole site. */
  async changeLanguage(language: 'English' | 'Türkçe'): Promise<void> {
    await this.footer.getByRole('button', { name: language }).click()
  }
}
