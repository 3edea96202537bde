import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type {
  AttributeFilter,
  NumberRange,
} from '@adamarket/shared/domain/attributes/attribute-filters.ts'
import { stepsOf } from '@adamarket/shared/domain/attributes/filter-steps.ts'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import type { FilterKey } from '@adamarket/shared/domain/attributes/filter-kinds.ts'
import type { AttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'

import styles from './filter-form.module.css'

type Props = {
  readonly attribute: FilterKey
  readonly texts: AttributeTexts
  readonly filter: AttributeFilter | undefined
  /** What a text is chosen from. */
  readonly suggestions: readonly string[]
  readonly onChange: (filter: AttributeFilter | undefined) => void
}

/** The control of one filter. Its name and values are those of the address. */
export function AttributeField(props: Props) {
  const { attribute, texts, filter, suggestions, onChange } = props
  const definition = definitions[attribute]
  switch (definition.kind) {
    case 'flag':
      return (
        <Checkbox
          label={texts.names[attribute]}
          name={attribute}
          value="yes"
          checked={filter === true}
          onChange={(isChecked) => onChange(isChecked || undefined)}
        />
      )
    case 'choice':
      return <CodeField {...props} codes={definition.codes} />
    case 'text':
      return <CodeField {...props} codes={suggestions} />
    case 'number':
      return <RangeFields {...props} range={typeof filter === 'object' ? filter : {}} />
  }
}

function CodeField({ codes, ...props }: Props & { readonly codes: readonly string[] }) {
  const { attribute, texts, filter } = props
  return (
    <Field label={texts.names[attribute]}>
      <OptionalSelect
        {...props}
        name={attribute}
        options={codes}
        chosen={typeof filter === 'string' ? filter : undefined}
      />
    </Field>
  )
}

/** Each bound offers only values that make a range with the other one. */
function RangeFields({ range, ...props }: Props & { readonly range: NumberRange }) {
  const t = useTranslations('browse')
  const { attribute, texts, onChange } = props
  const { min, max } = range
  const steps = stepsOf(attribute)
  const change = (changed: NumberRange) =>
    onChange(Object.keys(changed).length > 0 ? changed : undefined)
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>{texts.names[attribute]}</legend>
      <div className={styles['bounds']}>
        <Field label={t('search.min')}>
          <OptionalSelect
            {...props}
            name={`${attribute}-min`}
            options={steps.filter((step) => step <= (max ?? step))}
            chosen={min}
            onChange={(chosen) =>
              change({
                ...(chosen !== undefined && { min: chosen }),
                ...(max !== undefined && { max }),
              })
            }
          />
        </Field>
        <Field label={t('search.max')}>
          <OptionalSelect
            {...props}
            name={`${attribute}-max`}
            options={steps.filter((step) => step >= (min ?? step))}
            chosen={max}
            onChange={(chosen) =>
              change({
                ...(min !== undefined && { min }),
                ...(chosen !== undefined && { max: chosen }),
              })
            }
          />
        </Field>
      </div>
    </fieldset>
  )
}

type SelectProps<Value extends string | number> = Pick<Props, 'attribute' | 'texts'> & {
  readonly name: string
  readonly options: readonly Value[]
  readonly chosen: Value | undefined
  readonly onChange: (chosen: Value | undefined) => void
}

/** One of the options, or any. A value in the address that is not among the options is added to them. */
function OptionalSelect<Value extends string | number>({
  attribute,
  texts,
  name,
  options,
  chosen,
  onChange,
}: SelectProps<Value>) {
  const t = useTranslations('browse')
  const isOffered = chosen === undefined || options.includes(chosen)
  const shown = isOffered ? options : [chosen, ...options]
  return (
    <Select
      name={name}
      value={chosen ?? ''}
      onChange={({ currentTarget }) =>
        onChange(shown.find((option) => String(option) === currentTarget.value))
      }
    >
      <option value="">{t('search.any')}</option>
      {shown.map((option) => (
        <option key={option} value={option}>
          {formatAttribute({ key: attribute, value: option }, texts)}
        </option>
      ))}
    </Select>
  )
}
