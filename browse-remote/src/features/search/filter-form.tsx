import type { Condition } from '@adamarket/shared/domain/condition.ts'
import { conditions } from '@adamarket/shared/domain/condition.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import { choicesShowing, locationChoices } from '@adamarket/shared/domain/location.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Choice } from '#features/search/choice.tsx'
import styles from '#features/search/filter-form.module.css'

type Props = {
  /** The search in force: what the form begins with, and what it changes. */
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
}

const everyCondition = 'all'

/** Location and condition; nothing changes before they are applied (specification, section 4). */
export function FilterForm({ query, onApply }: Props) {
  const { t } = useTranslation('browse')
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
      <Choice
        legend={t('search.location')}
        choices={choicesShowing(locationChoices.searchFilter, query.location)}
        nameOf={(choice) => t(`cities.${choice}`)}
        chosen={location}
        onChoose={setLocation}
      />
      <Choice
        legend={t('search.condition')}
        choices={[everyCondition, ...conditions]}
        nameOf={(choice) => t(`conditions.${choice}`)}
        chosen={condition}
        onChoose={setCondition}
      />
      <Button type="submit" variant="primary" block>
        {t('search.apply')}
      </Button>
    </form>
  )
}
