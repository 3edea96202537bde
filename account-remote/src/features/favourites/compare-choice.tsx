import { hrefs, maxCompared } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'

import styles from './favourites.module.css'

type ChoiceProps = {
  readonly favourite: Favourite
  /** The ids of those to compare. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Chooses a favourite to compare. */
export function CompareChoice({ favourite: { listingId, title }, chosen, onChange }: ChoiceProps) {
  const t = useTranslations('account')
  const isChosen = chosen.includes(listingId)
  return (
    <Checkbox
      label={t('favourites.compare')}
      aria-label={t('favourites.compareAbout', { title })}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= maxCompared}
      onChange={() =>
        onChange(isChosen ? chosen.filter((id) => id !== listingId) : [...chosen, listingId])
      }
    />
  )
}

type BarProps = Pick<ChoiceProps, 'chosen'> & { readonly onClear: () => void }

/** Leads to the comparison of those that are chosen; in sight while the list scrolls. */
export function CompareBar({ chosen, onClear }: BarProps) {
  const t = useTranslations('account')
  return (
    <div className={styles['compare']}>
      <div role="status">
        {chosen.length < 2 ? (
          t('favourites.compareMore')
        ) : (
          <Link to={hrefs.compare(chosen)} className={buttonClass({ variant: 'primary' })}>
            {t('favourites.compareChosen', { count: chosen.length })}
          </Link>
        )}
      </div>
      <Button variant="ghost" onClick={onClear}>
        {t('favourites.compareNone')}
      </Button>
    </div>
  )
}
