import type { Language } from '@adamarket/shared/domain/languages.ts'
import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

import { formOfLink, pageOfLink } from '#functions/mail/page-of-link.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { Answer } from './answer-link.ts'

/** What a link leads to: a question, or what has been done. */
export function answerPage(
  language: Language,
  answer: Answer,
  { title }: { readonly title: string },
  isDone: boolean,
): string {
  const t = textsIn(language, 'availability')
  const part = isDone ? 'done' : 'ask'
  const shown = escapeXml(t(`pages.${answer}.${part}`, { title }))
  return page(language, shown, isDone ? '' : formOfLink(t(`pages.${answer}.button`)))
}

/** What a link leads to that is not, or no longer, about a question. */
export function endedPage(language: Language): string {
  return page(language, textsIn(language, 'availability')('gone'), '')
}

function page(language: Language, title: string, body: string): string {
  const mine = textsIn(language, 'availability')('mine')
  return pageOfLink(language, title, `${body}<p><a href="/my-listings">${mine}</a></p>`)
}
