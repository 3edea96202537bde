import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageAttributes } from '@adamarket/shared/domain/languages.ts'

/** The page that a link in an email leads to. `title` and `body` are HTML. */
export function pageOfLink(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html ${languageAttributes(language)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/mail-link.css" />
    <title>${title} · AdaMarket</title>
  </head>
  <body>
    <main>
      <p><a href="/">AdaMarket</a></p>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`
}

/** What asks first, since programs that check mails open their links: it sends the same address. */
export function formOfLink(button: string): string {
  return `<form method="post"><button>${button}</button></form>`
}
