import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

import type { Line, Mail, SiteLink } from '#functions/mail/mail.ts'
import { siteLink, siteName } from '#functions/mail/mail.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { Answer } from './answer-link.ts'
import { answers } from './answer-link.ts'

/** What an email to a seller is about: whether listings are still available, or that they are hidden. */
export type NoticeKind = 'ask' | 'hide'

/** Where the seller gives an answer about a listing. */
export type LinkOf = (listing: Listing, answer: Answer, language: Language) => SiteLink

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
  const linesOf = (listing: Listing): readonly Line[] => [
    listing.title,
    ...answers.map((answer) => ({
      words: t(`answers.${answer}`),
      link: linkOf(listing, answer, language),
    })),
  ]
  const [first] = listings
  return {
    language,
    subject:
      listings.length === 1 && first
        ? t(`one.${notice}`, { title: first.title })
        : t(`several.${notice}`, { count: listings.length }),
    paragraphs: [
      t('hello'),
      t(`intro.${notice}`),
      ...listings.slice(0, maxShown).map(linesOf),
      ...(left > 0 ? [t('more', { count: left })] : []),
      [{ words: t('mine'), link: siteLink(site, ['my-listings']) }],
      siteName,
    ],
  }
}
