import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

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

/** Asks first, since programs that check mails open their links. The form sends the same address. */
export function pageToAsk(about: Subscription): string {
  const { ask, stop } = texts[about.language]
  const form = `<form method="post"><button>${stop}</button></form>`
  return pageOf(about.language, escapeXml(ask(whatOf(about))), form)
}

export function pageAfter(about: Subscription): string {
  const { done, searches } = texts[about.language]
  const link = `<p><a href="/saved-searches">${searches}</a></p>`
  return pageOf(
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
export const pageWithoutSearch = pageOf('en', texts.en.gone, `<p lang="tr">${texts.tr.gone}</p>`)

function pageOf(language: Subscription['language'], title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" />
    <title>${title} · AdaMarket</title>
  </head>
  <body>
    <p><a href="/">AdaMarket</a></p>
    <h1>${title}</h1>
    ${body}
  </body>
</html>
`
}
