import type { Language } from '@adamarket/shared/domain/languages.ts'
import { escapeXml } from '@adamarket/shared/domain/text/escape-xml.ts'

import { formOfLink, pageOfLink } from '#functions/mail/page-of-link.ts'
import { textsIn } from '#functions/texts/texts-in.ts'

import type { Subscription } from './unsubscribe.ts'

export function pageToAsk(about: Subscription): string {
  const t = textsIn(about.language, 'unsubscribe')
  const question = escapeXml(t('ask', { what: whatOf(about) }))
  return pageOfLink(about.language, question, formOfLink(t('stop')))
}

export function pageAfter(about: Subscription): string {
  const t = textsIn(about.language, 'unsubscribe')
  const link = `<p><a href="/saved-searches">${t('searches')}</a></p>`
  return pageOfLink(
    about.language,
    escapeXml(t('done', { what: whatOf(about) })),
    about.name === undefined ? '' : link,
  )
}

function whatOf({ name, language }: Subscription): string {
  const t = textsIn(language, 'unsubscribe')
  return name === undefined ? t('favourites') : t('search', { name })
}

/** @param language one of the browser: that of the user is gone with the search */
export function pageWithoutSearch(language: Language): string {
  return pageOfLink(language, textsIn(language, 'unsubscribe')('gone'), '')
}
