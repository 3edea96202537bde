import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type {
  AttributeKey,
  ChoiceAttribute,
  NumberAttribute,
} from '@adamarket/shared/domain/attributes/definitions.ts'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { unitOf } from '@adamarket/shared/domain/attributes/units.ts'
import type { AttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { formatQuantity, unitName } from '@adamarket/shared/i18n/attributes/format-quantity.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useId, useState } from 'react'

import { yes } from '#features/values/typed-attributes.ts'

type Props = {
  readonly attribute: AttributeKey
  readonly texts: AttributeTexts
  /** See `TypedAttributes`; empty for nothing. */
  readonly value: string
  /** Of a text. */
  readonly suggestions?: readonly string[]
  readonly isInvalid: boolean
  readonly onChange: (value: string) => void
}

/** The control of one attribute. */
export function AttributeField(props: Props) {
  const { attribute, texts, value, onChange } = props
  const definition = definitions[attribute]
  switch (definition.kind) {
    case 'flag':
      return (
        <Checkbox
          label={texts.names[attribute]}
          checked={value === yes}
          onChange={(isChecked) => onChange(isChecked ? yes : '')}
        />
      )
    case 'choice':
      return <ChoiceField {...props} codes={definition.codes} />
    case 'number':
      return <NumberField {...props} bounds={definition} />
    case 'text':
      return <TextField {...props} />
    case 'month':
      return <MonthField {...props} />
  }
}

/** A name, with those that are common to choose from. */
function TextField({ attribute, texts, value, isInvalid, suggestions = [], onChange }: Props) {
  const t = useTranslations('post')
  const listId = useId()
  return (
    <Field
      label={texts.names[attribute]}
      error={isInvalid ? t('fieldErrors.nameInvalid') : undefined}
    >
      <TextInput
        autoComplete="off"
        list={listId}
        maxLength={40}
        value={value}
        onChange={({ target }) => onChange(asListed(target.value, suggestions))}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </Field>
  )
}

/** As a suggestion spells it, so that a filter finds it, or as it was typed. */
function asListed(typed: string, suggestions: readonly string[]): string {
  return suggestions.find((one) => foldText(one) === foldText(typed)) ?? typed
}

/** How many months an inspection can be valid for, this one included. */
const monthsAhead = 25

/** One of the coming months. A stored one that is over stays until another is chosen. */
function MonthField(props: Props) {
  const [now] = useState(() => new Date())
  const coming = comingMonths(now, monthsAhead)
  const isComing = props.value === '' || coming.includes(props.value)
  return <ChoiceField {...props} codes={isComing ? coming : [props.value, ...coming]} />
}

/** As `2027-03`, the current one first. */
function comingMonths(now: Date, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() + index))
    return month.toISOString().slice(0, 7)
  })
}

function ChoiceField({
  attribute,
  texts,
  value,
  onChange,
  codes,
}: Props & Pick<ChoiceAttribute, 'codes'>) {
  const t = useTranslations('post')
  return (
    <Field label={texts.names[attribute]}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('form.notStated')}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {formatAttribute({ key: attribute, value: code }, texts)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function NumberField({
  attribute,
  texts,
  value,
  isInvalid,
  onChange,
  bounds,
}: Props & { readonly bounds: NumberAttribute }) {
  const t = useTranslations('post')
  const { language, names } = texts
  const known = unitOf(attribute)
  const unit = known && unitName(known, language)
  const plain = (bound: number) => formatQuantity(bound, undefined, language)
  const range = { min: plain(bounds.min), max: plain(bounds.max) }
  return (
    <Field
      label={unit === undefined ? names[attribute] : `${names[attribute]} (${unit})`}
      error={isInvalid ? t('fieldErrors.attributeRange', range) : undefined}
    >
      <TextInput
        inputMode={inputModeOf(bounds)}
        autoComplete="off"
        maxLength={15}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** The keyboards for numbers of some phones have no minus. */
function inputModeOf({ min, digits }: NumberAttribute): 'text' | 'decimal' | 'numeric' {
  if (min < 0) return 'text'
  return digits === undefined ? 'numeric' : 'decimal'
}
