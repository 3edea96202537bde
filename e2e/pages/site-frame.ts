import { LocationPicker } from './location-picker.ts'
import { PageModel } from './page-model.ts'
import { SearchPage } from './search-page.ts'

/** By its own name. */
export type OtherLanguage = 'Türkçe' | 'Русский' | 'العربية'

/** What the choice of the language is called in each of them. */
const nameOfChoice = /^(?:Language|Dil|Язык|اللغة)$/

/** What surrounds every page, by its English names. */
export class SiteFrame extends PageModel {
  readonly #header = this.page.getByRole('banner')
  readonly logo = this.#header.getByRole('link', { name: 'AdaMarket, home' })
  readonly searchText = this.#header.getByPlaceholder('Find Cars, Mobile Phones and more...')
  /** The suggestions while typing a search. */
  readonly suggestions = this.#header
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option')
  readonly location = new LocationPicker(this.#header)
  readonly categoryTabs = this.page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link')
  readonly postAd = this.#header.getByRole('button', { name: 'Post Ad' })
  readonly signIn = this.#header.getByRole('link', { name: 'Sign in' })
  readonly skipLink = this.page.getByRole('link', { name: 'Skip to content' })
  /** Opens and closes the menu of small screens. */
  readonly menuButton = this.#header.getByRole('button', { name: /^(Open|Close) menu$/ })
  readonly menu = this.#header.getByRole('region', { name: 'Menu' })
  readonly footer = this.page.getByRole('contentinfo')
  readonly theme = this.footer.getByRole('combobox', { name: 'Appearance' })
  /** The bar at the lower edge of a phone. */
  readonly mainPages = this.page.getByRole('navigation', { name: 'Main pages' })
  /** Where messages appear. */
  readonly toasts = this.page.getByRole('region', { name: 'Messages' })
  readonly toast = this.toasts.getByRole('alert')
  /** The progress bar of a message, whose animation is its timer. */
  readonly toastTimer = this.toasts.getByRole('progressbar')

  async searchFor(text: string): Promise<SearchPage> {
    await this.searchText.fill(text)
    await this.searchText.press('Enter')
    return new SearchPage(this.page)
  }

  /** Changes the language of the whole site. */
  async changeLanguage(language: 'English' | OtherLanguage): Promise<void> {
    await this.footer.getByRole('combobox', { name: nameOfChoice }).selectOption(language)
  }
}
