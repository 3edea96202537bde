import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

import { inBothLanguages } from '#functions/mail/in-both-languages.ts'
import type { LinesOfMail } from '#functions/mail/lines-of-mail.ts'
import { linesOfMail, siteLink } from '#functions/mail/lines-of-mail.ts'
import type { Mail } from '#functions/mail/write-mail.ts'

import type { Answer } from './answer-link.ts'

/** What a seller is told about listings: that it is not known whether they are still available, or that they are hidden. */
export type Told = 'ask' | 'hide'

/** The most listings that one email shows. */
const maxShown = 20

const english = {
  hello: 'Hello,',
  one: {
    ask: (title: string) => `“${title}”: still available?`,
    hide: (title: string) => `“${title}” is hidden`,
  },
  several: {
    ask: (count: number) => `Are your ${count} listings still available?`,
    hide: (count: number) => `${count} of your listings are hidden`,
  },
  intro: {
    ask: 'It’s been 30 days. Is it still available? Until you answer, it comes last in search results, and after another 30 days it’s hidden.',
    hide: 'You haven’t said that it’s still available, so no one else can see it now.',
  },
  answers: {
    available: (link: LinesOfMail) => linesOfMail`Still available: ${link}`,
    sold: (link: LinesOfMail) => linesOfMail`Sold: ${link}`,
    deleted: (link: LinesOfMail) => linesOfMail`Delete: ${link}`,
  },
  more: (count: number) => `And ${count} more.`,
  all: (site: string) => linesOfMail`My listings: ${siteLink(site, ['my-listings'])}`,
  bye: 'AdaMarket',
}

const turkish: typeof english = {
  hello: 'Merhaba,',
  one: {
    ask: (title) => `“${title}” hâlâ geçerli mi?`,
    hide: (title) => `“${title}” gizlendi`,
  },
  several: {
    ask: (count) => `${count} ilanınız hâlâ geçerli mi?`,
    hide: (count) => `${count} ilanınız gizlendi`,
  },
  intro: {
    ask: '30 gün oldu. Hâlâ geçerli mi? Yanıtlayana kadar arama sonuçlarının sonunda yer alır, 30 gün daha yanıt gelmezse gizlenir.',
    hide: 'Hâlâ geçerli olduğunu belirtmediniz; bu yüzden artık sizden başka kimse göremez.',
  },
  answers: {
    available: (link) => linesOfMail`Hâlâ geçerli: ${link}`,
    sold: (link) => linesOfMail`Satıldı: ${link}`,
    deleted: (link) => linesOfMail`Sil: ${link}`,
  },
  more: (count) => `Ve ${count} ilan daha.`,
  all: (site) => linesOfMail`İlanlarım: ${siteLink(site, ['my-listings'])}`,
  bye: 'AdaMarket',
}

/**
 * The email to a seller about listings of theirs.
 *
 * @param listings at least one
 * @param linkOf where the seller gives an answer about a listing
 */
export function mailAboutAvailability(
  told: Told,
  listings: readonly Listing[],
  linkOf: (listing: Listing, answer: Answer, language: Language) => LinesOfMail,
  site: string,
): Mail {
  const left = listings.length - maxShown
  return inBothLanguages(english, turkish, (texts, language) => {
    const paragraphOf = (listing: Listing) => {
      const link = (answer: Answer) => texts.answers[answer](linkOf(listing, answer, language))
      return linesOfMail`${listing.title}\n${link('available')}\n${link('sold')}\n${link('deleted')}`
    }
    const [first] = listings
    return {
      subject:
        listings.length === 1 && first
          ? texts.one[told](first.title)
          : texts.several[told](listings.length),
      paragraphs: [
        texts.hello,
        texts.intro[told],
        ...listings.slice(0, maxShown).map(paragraphOf),
        ...(left > 0 ? [texts.more(left)] : []),
        texts.all(site),
        texts.bye,
      ],
    }
  })
}
