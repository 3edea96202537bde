import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'
import { useTranslation } from 'react-i18next'

/** Returns a function that names a location in the current language. */
export function useLocationName(): (location: SelectedLocation) => string {
  const { t, i18n } = useTranslation('shell')
  return (location) => (location === 'All' ? t('location.all') : placeName(location, i18n.language))
}
