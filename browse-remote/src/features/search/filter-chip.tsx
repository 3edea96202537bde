import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { RemovableChip } from '@adamarket/shared/ui/chip.tsx'

import styles from './active-filters.module.css'

type Props = { readonly name: string; readonly onRemove: () => void }

/** A filter of the search, with a button to remove it. */
export function FilterChip({ name, onRemove }: Props) {
  const t = useTranslations('browse')
  return (
    <li className={styles['filter']}>
      <RemovableChip removeLabel={t('search.removeFilter', { name })} onRemove={onRemove}>
        {name}
      </RemovableChip>
    </li>
  )
}
