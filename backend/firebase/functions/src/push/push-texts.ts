import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { text } from '@adamarket/shared/domain/stored-fields.ts'

import { textsIn } from '#functions/texts/texts-in.ts'
import { withoutLinks } from '#functions/mail/without-links.ts'

/** What a device shows, and the address on the site that it opens. Nothing in it names the user or the search. */
export type Notification = {
  readonly title: string
  readonly body: string
  /** Begins with a slash. */
  readonly path: string
}

/** In characters: a push service takes 4096 bytes in all. */
const maxTitleLength = 200

/** @param listings at least one */
export function notificationAbout(listings: readonly Listing[], language: Language): Notification {
  const t = textsIn(language, 'push')
  const [first] = listings
  if (!first || listings.length > 1) {
    return {
      title: t('several', { count: listings.length }),
      body: t('why'),
      path: '/saved-searches',
    }
  }
  const title = t('one', { title: withoutLinks(text(first, 'title', maxTitleLength)) })
  return { title, body: t('why'), path: `/listing/${encodeURIComponent(first.id)}` }
}
