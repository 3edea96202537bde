import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { PinIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { useStore } from 'zustand'

import styles from './active-filters.module.css'

type Props = {
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
}

/**
 * Applies the selected location to a search without one. The links of tabs and tiles contain none
 * (specification, section 2.1).
 */
export function SelectedLocationOffer({ query, onApply }: Props) {
  const t = useTranslations('browse')
  const language = useLocale()
  const { selectedLocation } = useHostServices()
  const location = useStore(selectedLocation, (state) => state.selectedLocation)
  if (location === 'All' || query.location !== 'All') return null
  return (
    <div className={styles['filters']}>
      <span>{t('search.wholeIsland')}</span>
      <Button size="sm" icon={<PinIcon />} onClick={() => onApply({ ...query, location })}>
        {t('search.onlyIn', { place: placeName(location, language) })}
      </Button>
    </div>
  )
}
