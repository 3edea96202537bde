import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'
import type { SessionStore } from '@adamarket/shared/state/session-store.ts'

import type { EmailLanguagePort } from '@adamarket/shared/firebase/firestore-email-language.ts'

/**
 * Stores the language of the emails to a member: that of the page on which they are signed in, then the one that they choose.
 * After a failure, the emails stay in the previous language.
 */
export function followEmailLanguage(
  session: SessionStore,
  texts: Texts['store'],
  port: EmailLanguagePort,
): void {
  const store = () => {
    const { user } = session.getState()
    if (user) void port.set(user.uid, texts.getState().language)
  }
  session.subscribe(({ user, confirmed }, before) => {
    if (confirmed && (!before.confirmed || user?.uid !== before.user?.uid)) store()
  })
  texts.subscribe(({ language }, before) => {
    if (language !== before.language) store()
  })
}
