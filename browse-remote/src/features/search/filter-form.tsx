import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AttributeFilters } from '@adamarket/shared/domain/attributes/attribute-filters.ts'
import type { Condition } from '@adamarket/shared/domain/listing/condition.ts'
import { conditions, hasCondition } from '@adamarket/shared/domain/listing/condition.ts'
import type { SelectedLocation } from '@adamarket/shared/domain/location.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Checkbox, RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { AttributeFields as Fields } from './attribute-fields.tsx'
import { CategoryFields } from './category-fields.tsx'
import type { CostField as Cost } from './cost-field.tsx'
import type { EditedFilters } from './edited-filters.ts'
import styles from './filter-form.module.css'
import { PlaceFields } from './place-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import type { ResultList } from './result-list.ts'
import type { TypedRange } from './typed-range.ts'
import { readTypedRange, showTypedRange } from './typed-range.ts'
import { useUsualCurrency } from './use-usual-currency.ts'

/** The names of all attributes are not needed for a first view. Without them, the other filters work. */
const AttributeFields = lazy<typeof Fields>(() =>
  import(/* webpackChunkName: "attribute-fields" */ './attribute-fields.tsx').then(
    (module) => ({ default: module.AttributeFields }),
    () => ({ default: () => null }),
  ),
)

/** Only rentals have costs. */
const CostField = lazy<typeof Cost>(() =>
  import(/* webpackChunkName: "attribute-fields" */ './cost-field.tsx').then(
    (module) => ({ default: module.CostField }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  /** The id of the form, for the button that submits it from outside. */
  readonly id: string
  /** The current search, from which the form starts. */
  readonly query: SearchQuery
  /** The current results. */
  readonly results: ResultList
  readonly onApply: (query: SearchQuery) => void
  /** Follows what is entered. */
  readonly edited: EditedFilters
}

const everyCondition = 'all'
const conditionChoices = [everyCondition, ...conditions] as const

/**
 * Location with its area, price, category with its attributes, condition, and whether the
 * phone number is verified (specification, section 2.3). Changes take effect when they are applied (section 4). Without a script, the browser sends its fields to the search page.
 */
export function FilterForm({ id, query, results, onApply, edited }: Props) {
  const t = useTranslations('browse')
  const form = useRef<HTMLFormElement>(null)
  const [location, setLocation] = useState<SelectedLocation>(query.location)
  const [area, setArea] = useState(query.area ?? '')
  const [near, setNear] = useState(query.near ?? '')
  const [condition, setCondition] = useState<Condition | typeof everyCondition>(
    query.condition ?? everyCondition,
  )
  const [category, setCategory] = useState(query.category)
  const [subcategory, setSubcategory] = useState(query.subcategory)
  const [attributes, setAttributes] = useState<AttributeFilters>(query.attributes ?? {})
  const [cost, setCost] = useState(query.cost)
  const [isReduced, setReduced] = useState(query.reduced === true)
  const [isVerified, setVerified] = useState(query.verified === true)
  const usual = useUsualCurrency(results)
  const [typed, setTyped] = useState<TypedRange>()
  const range = typed ?? showTypedRange(query.price, usual)
  const [isChecked, setChecked] = useState(false)
  const canHaveCondition = !category || hasCondition(category)
  const read = readTypedRange(range)
  const isRental = subcategory === 'Room Rentals' || attributes.dealType === 'rent'
  const canHaveCost = category === 'Real Estate' && (isRental || query.cost !== undefined)

  const wanted: SearchQuery | undefined = read.ok
    ? {
        text: query.text,
        ...(query.typed !== undefined && { typed: query.typed }),
        location,
        ...(area !== '' && { area }),
        ...(near !== '' && { near }),
        ...(canHaveCondition && condition !== everyCondition && { condition }),
        ...(category && { category }),
        ...(category && subcategory && { subcategory }),
        ...(canHaveCost && cost && { cost }),
        ...(read.value && { price: read.value }),
        ...(isReduced && { reduced: true }),
        ...(isVerified && { verified: true }),
        ...(category && Object.keys(attributes).length > 0 && { attributes }),
        ...(query.sort && { sort: query.sort }),
      }
    : undefined
  const key = wanted && formatSearchQuery(wanted)
  const tell = useEffectEvent(() => edited.setState(wanted ? { query: wanted } : {}, true))
  useEffect(() => tell(), [key])

  const submit = () => {
    setChecked(true)
    if (wanted) onApply(wanted)
    else if (!read.ok) {
      form.current?.querySelector<HTMLElement>(`[name="${read.error.field}"]`)?.focus()
    }
  }
  const changeRange = (changed: TypedRange) => {
    setTyped(changed)
    setChecked(false)
  }
  return (
    <form
      ref={form}
      id={id}
      action={paths.search}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input type="hidden" name="query" value={query.text} />
      <PlaceFields
        query={query}
        location={location}
        area={area}
        near={near}
        category={category}
        subcategory={subcategory}
        onChange={(place) => {
          setLocation(place.location)
          setArea(place.area ?? '')
          setNear(place.near ?? '')
        }}
      />
      <PriceFields
        range={range}
        error={isChecked && !read.ok ? read.error : undefined}
        onChange={changeRange}
        isReduced={isReduced}
        onReducedChange={setReduced}
      >
        {canHaveCost && (
          <Suspense>
            <CostField cost={cost} onChange={setCost} />
          </Suspense>
        )}
      </PriceFields>
      <CategoryFields
        category={category}
        subcategory={subcategory}
        onChange={(chosen) => {
          setCategory(chosen.category)
          setSubcategory(chosen.subcategory)
          // Filters that the other subcategory also has are kept.
          if (chosen.category !== category) setAttributes({})
        }}
      />
      {category && (
        <Suspense>
          <AttributeFields
            key={subcategory ?? category}
            category={category}
            subcategory={subcategory}
            filters={attributes}
            onChange={setAttributes}
          />
        </Suspense>
      )}
      {canHaveCondition && (
        <RadioGroup
          legend={t('search.condition')}
          name="condition"
          layout="columns"
          choices={conditionChoices.map((value) => ({ value, label: t(`conditions.${value}`) }))}
          value={condition}
          onChange={setCondition}
        />
      )}
      <Checkbox
        label={t('card.phoneVerified')}
        name="verified"
        value="yes"
        checked={isVerified}
        onChange={setVerified}
      />
    </form>
  )
}
