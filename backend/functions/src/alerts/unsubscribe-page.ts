import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

import { formOfLink, pageOfLink } from '#functions/mail/page-of-link.ts'

import type { Subscription } from './unsubscribe.ts'

const texts = {
  en: {
    ask: (what: string) => `Stop emails about ${what}?`,
    search: (name: string) => `“${name}”`,
    favourites: 'your favourites',
    stop: 'Stop emails',
    done: (what: string) => `You won’t get emails about ${what} any more.`,
    searches: 'Your saved searches',
    gone: 'This search or favourite is no longer saved, so there are no emails about it.',
  },
  tr: {
    ask: (what: string) => `${what} için e-posta almayı bırakmak istiyor musunuz?`,
    search: (name: string) => `“${name}”`,
    favourites: 'Favorileriniz',
    stop: 'E-postaları durdur',
    done: (what: string) => `${what} için artık e-posta almayacaksınız.`,
    searches: 'Kayıtlı aramalarınız',
    gone: 'Bu arama veya favori artık kayıtlı değil; bu yüzden onunla ilgili e-posta da gönderilmiyor.',
  },
}

export function pageToAsk(about: Subscription): string {
  const { ask, stop } = texts[about.language]
  return pageOfLink(about.language, escapeXml(ask(whatOf(about))), formOfLink(stop))
}

export function pageAfter(about: Subscription): string {
  const { done, searches } = texts[about.language]
  const link = `<p><a href="/saved-searches">${searches}</a></p>`
  return pageOfLink(
    about.language,
    escapeXml(done(whatOf(about))),
    about.name === undefined ? '' : link,
  )
}

function whatOf({ name, language }: Subscription): string {
  const { search, favourites } = texts[language]
  return name === undefined ? favourites : search(name)
}

/** In both languages: the one of the search is gone with it. */
export const pageWithoutSearch = pageOfLink(
  'en',
  texts.en.gone,
  `<p lang="tr">${texts.tr.gone}</p>`,
)
