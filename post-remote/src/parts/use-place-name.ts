import { parseLocation } from '@adamarket/shared/domain/location.ts'
import { useTranslation } from 'react-i18next'

/** The name of a stored location in the visitor's language; as stored when it is none of the cities. */
export function usePlaceName(): (location: string) => string {
  const { t } = useTranslation('post')
  return (location) => {
    const city = parseLocation(location)
    return city === 'All' ? location : t(`cities.${city}`)
  }
}
