import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { storedText } from '@adamarket/shared/state/stored-text.ts'

const aYearMs = 31_536_000_000

const stored = storedText('localStorage', 'language')

/**
 * The language of the address, which search engines ask for; otherwise the one that the visitor chose, or else
 * prefers by the browser's settings; otherwise the default.
 */
export function storedLanguage(): Language {
  const inAddress = new URLSearchParams(window.location.search).get('lang')
  return languageOf(inAddress, stored.read(), ...navigator.languages)
}

/**
 * Stores the choice across reloads where the browser allows it; also in the one cookie that Firebase Hosting
 * passes on to what renders pages.
 */
export function storeLanguage(language: Language): void {
  stored.write(language)
  dropFromAddress()
  // Without it, the next page is rendered in the browser's language, and once more in this one.
  void globalThis.cookieStore
    ?.set({ name: '__session', value: language, expires: Date.now() + aYearMs, sameSite: 'lax' })
    .catch(() => undefined)
}

/** A reload would bring the language of the address back. */
function dropFromAddress(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', address)
}
