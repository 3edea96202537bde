import type { Language } from '#domain/languages.ts'
import type cards from '#texts/en/cards.json'
import type contact from '#texts/en/contact.json'
import type failure from '#texts/en/failure.json'
import type favourite from '#texts/en/favourite.json'
import type places from '#texts/en/places.json'
import type seller from '#texts/en/seller.json'

/** Texts that several apps show: each loads those that its code shows with its own. */
type SharedTexts = {
  readonly cards: typeof cards
  /** By stored names, which are those of the default language. */
  readonly categories: Readonly<Record<string, string>>
  readonly contact: typeof contact
  readonly failure: typeof failure
  readonly favourite: typeof favourite
  readonly places: typeof places
  readonly seller: typeof seller
}

/** The texts of an app in a language, as a build puts them into one file: `?page=cards,places` after its own. */
export type PageTexts<Own> = { readonly own: Own; readonly shared: Partial<SharedTexts> }

const loaded = new Map<Language, Partial<SharedTexts>>()

/** The own texts of an app. Stores the shared ones for the code that shows them. */
export function ownTexts<Own>(language: Language, { own, shared }: PageTexts<Own>): Own {
  loaded.set(language, { ...loaded.get(language), ...shared })
  return own
}

/** @returns A function that gives the shared texts in a language. Throws when they are not loaded: the app has to name them. */
export function sharedTexts<Name extends keyof SharedTexts>(
  name: Name,
): (language: Language) => SharedTexts[Name] {
  return (language) => {
    const texts = loaded.get(language)?.[name]
    if (!texts) throw new Error(`Not loaded: ${name}, in ${language}`)
    return texts
  }
}
