import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

import type { LinesOfMail } from '#functions/mail/lines-of-mail.ts'
import { linesOfMail, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'
import { siteName } from '#functions/mail/write-mail.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { Answer } from './answer-link.ts'

/** What an email to a seller is about: whether listings are still available, or that they are hidden. */
export type NoticeKind = 'ask' | 'hide'

/** Where the seller gives an answer about a listing. */
export type LinkOf = (listing: Listing, answer: Answer, language: Language) => LinesOfMail

/** The most listings that one email shows. */
const maxShown = 20

/**
 * The email to a seller about listings of theirs, in the seller's language.
 *
 * @param listings at least one
 */
export function mailAboutAvailability(
  language: Language,
  notice: NoticeKind,
  listings: readonly Listing[],
  linkOf: LinkOf,
  site: string,
): Mail {
  const left = listings.length - maxShown
  const t = textsIn(language, 'availability')
  const paragraphOf = (listing: Listing) => {
    const line = (answer: Answer) =>
      linesOfMail`${t(`answers.${answer}`)} ${linkOf(listing, answer, language)}`
    return linesOfMail`${listing.title}\n${line('available')}\n${line('sold')}\n${line('deleted')}`
  }
  const [first] = listings
  return {
    subject:
      listings.length === 1 && first
        ? t(`one.${notice}`, { title: first.title })
        : t(`several.${notice}`, { count: listings.length }),
    paragraphs: [
      t('hello'),
      t(`intro.${notice}`),
      ...listings.slice(0, maxShown).map(paragraphOf),
      ...(left > 0 ? [t('more', { count: left })] : []),
      linesOfMail`${t('all')} ${siteLink(site, ['my-listings'])}`,
      siteName,
    ],
  }
}
