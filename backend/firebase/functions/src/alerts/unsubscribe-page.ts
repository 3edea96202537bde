import type { Language } from '@adamarket/shared/domain/languages.ts'
import { localeOf } from '@adamarket/shared/domain/locale.ts'
import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

import { formOfLink, pageOfLink } from '#functions/mail/page-of-link.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { Subscription } from './unsubscribe.ts'

/** @param about what the emails are about, all of one user */
export function pageToAsk(language: Language, about: readonly Subscription[]): string {
  const t = textsIn(language, 'unsubscribe')
  const question = escapeXml(t('ask', { what: whatOf(language, about) }))
  return pageOfLink(language, question, formOfLink(t('stop')))
}

export function pageAfter(language: Language, about: readonly Subscription[]): string {
  const t = textsIn(language, 'unsubscribe')
  const link = `<p><a href="/saved-searches">${t('searches')}</a></p>`
  return pageOfLink(
    language,
    escapeXml(t('done', { what: whatOf(language, about) })),
    about.some(({ name }) => name !== undefined) ? link : '',
  )
}

function whatOf(language: Language, about: readonly Subscription[]): string {
  const t = textsIn(language, 'unsubscribe')
  const names = about.map(({ name }) =>
    name === undefined ? t('favourites') : t('search', { name }),
  )
  return new Intl.ListFormat(localeOf(language)).format(names)
}

/** @param language one of the browser: that of the user is gone with the search */
export function pageWithoutSearch(language: Language): string {
  return pageOfLink(language, textsIn(language, 'unsubscribe')('gone'), '')
}
