/**
 * The texts of a page: `useTranslations('<namespace>')` gives its `t`, `useLocale()` the language. Formatted as ICU
 * MessageFormat by use-intl. One copy on a page, since its context is what the shell provides.
 */
export { createTranslator } from 'use-intl/core'
export { IntlProvider, useLocale, useTranslations } from 'use-intl/react'
