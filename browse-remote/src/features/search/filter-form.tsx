import type { Condition } from '@adamarket/shared/domain/condition.ts'
import { conditions } from '@adamarket/shared/domain/condition.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { choicesShowing, locationChoices } from '@adamarket/shared/domain/location.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/search/filter-form.module.css'

type Props = {
  /** The search in force: what the form begins with, and what it changes. */
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
}

const everyCondition = 'all'
const conditionChoices = [everyCondition, ...conditions] as const

/** Location and condition; nothing changes before they are applied (specification, section 4). */
export function FilterForm({ query, onApply }: Props) {
  const { t } = useTranslation('browse')
  const id = useId()
  const [location, setLocation] = useState<SelectedLocation>(query.location)
  const [condition, setCondition] = useState<Condition | typeof everyCondition>(
    query.condition ?? everyCondition,
  )
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const { text } = query
        onApply({ text, location, ...(condition !== everyCondition && { condition }) })
      }}
    >
      <RadioGroup
        legend={t('search.location')}
        name={`${id}-location`}
        choices={choicesShowing(locationChoices.searchFilter, query.location).map((value) => ({
          value,
          label: t(`cities.${value}`),
        }))}
        value={location}
        onChange={setLocation}
      />
      <RadioGroup
        legend={t('search.condition')}
        name={`${id}-condition`}
        choices={conditionChoices.map((value) => ({ value, label: t(`conditions.${value}`) }))}
        value={condition}
        onChange={setCondition}
      />
      <Button type="submit" variant="primary" block>
        {t('search.apply')}
      </Button>
    </form>
  )
}
