import type { Subscription } from './unsubscribe.ts'

const texts = {
  en: {
    ask: (name: string) => `Stop emails about “${name}”?`,
    stop: 'Stop emails',
    done: (name: string) => `You won’t get emails about “${name}” any more.`,
    searches: 'Your saved searches',
    gone: 'This search is no longer saved, so there are no emails about it.',
  },
  tr: {
    ask: (name: string) => `“${name}” için e-posta almayı bırakmak istiyor musunuz?`,
    stop: 'E-postaları durdur',
    done: (name: string) => `Artık “${name}” için e-posta almayacaksınız.`,
    searches: 'Kayıtlı aramalarınız',
    gone: 'Bu arama artık kayıtlı değil; bu yüzden onunla ilgili e-posta da gönderilmiyor.',
  },
}

/** Asks first, since programs that check mails open their links. The form sends the same address. */
export function pageToAsk({ name, language }: Subscription): string {
  const { ask, stop } = texts[language]
  const form = `<form method="post"><button>${stop}</button></form>`
  return pageOf(language, `<h1>${escape(ask(name))}</h1>\n    ${form}`)
}

export function pageAfter({ name, language }: Subscription): string {
  const { done, searches } = texts[language]
  const link = `<p><a href="/saved-searches">${searches}</a></p>`
  return pageOf(language, `<h1>${escape(done(name))}</h1>\n    ${link}`)
}

/** In both languages: the one of the search is gone with it. */
export const pageWithoutSearch = pageOf(
  'en',
  `<h1>${texts.en.gone}</h1>\n    <p lang="tr">${texts.tr.gone}</p>`,
)

function pageOf(language: Subscription['language'], body: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>AdaMarket</title>
  </head>
  <body>
    <p><a href="/">AdaMarket</a></p>
    ${body}
  </body>
</html>
`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escape(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}
