import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'

/** Returns a function that names a location in the current language. */
export function useLocationName(): (location: SelectedLocation) => string {
  const t = useTranslations('shell')
  const language = useLocale()
  return (location) => (location === 'All' ? t('location.all') : placeName(location, language))
}
