import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useNavigate } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { bestMatch, orderOf, sortOrders } from '@adamarket/shared/domain/search/search-query.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'

import styles from './sort-order.module.css'

type Props = {
  readonly query: SearchQuery
  /** The id of the form of the filters, with which it is sent without a script. */
  readonly form: string
}

/** The order of the results. It is not a filter, and takes effect at once. */
export function SortOrderField({ query, form }: Props) {
  const t = useTranslations('browse')
  const navigate = useNavigate()
  const choose = (chosen: string) => {
    const { sort: _before, ...rest } = query
    const sort = sortOrders.find((order) => order === chosen)
    void navigate(hrefs.search({ ...rest, ...(sort && sort !== orderOf(rest) && { sort }) }))
  }
  const orders = query.text === '' ? sortOrders : ([bestMatch, ...sortOrders] as const)
  return (
    <Field label={t('search.sort')} labelHidden className={styles['field']}>
      <Select
        name="sort"
        form={form}
        value={orderOf(query)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`sortOrders.${order}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
