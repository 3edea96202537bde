import type { AbstractIntlMessages } from 'use-intl'

import type { Language, languages } from '#domain/languages.ts'

/** Texts by key, one namespace or several: ICU MessageFormat, compiled by the build. */
export type Messages = AbstractIntlMessages

type LoadTexts = () => Promise<{ readonly default: Messages }>

/** The texts of one namespace, one chunk for each language that a release has; all have the default one. */
export type TextLoaders = Readonly<
  Record<(typeof languages)[0], LoadTexts> & Partial<Record<Language, LoadTexts>>
>
