import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AttributeKey } from '@adamarket/shared/domain/attributes/definitions.ts'
import { definitions } from '@adamarket/shared/domain/attributes/definitions.ts'
import { modelsOf } from '@adamarket/shared/domain/attributes/models.ts'
import type { Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import type { AttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { use, useState } from 'react'

import {
  applicableAttributes,
  isBesidePrice,
  readAttributes,
} from '#features/values/typed-attributes.ts'

import { AttributeField } from './attribute-field.tsx'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './focus-field.ts'
import styles from './listing-form.module.css'

/** How many are in view at first. */
const shownAtFirst = 3

type Props = FieldsProps & {
  readonly subcategory: Subcategory
  /** The same promise in each render. Without the texts there are no fields, and what was typed stays. */
  readonly loadingTexts: Promise<AttributeTexts | undefined>
}

/** The controls of a subcategory's attributes: the most important ones, and the others folded away. */
export function AttributeFields({ subcategory, loadingTexts, ...fields }: Props) {
  const t = useTranslations('post')
  const texts = use(loadingTexts)
  const typed = fields.values.attributes
  const keys = applicableAttributes(typed, subcategory).filter((key) => !isBesidePrice(key))
  const rest = keys.slice(shownAtFirst)
  const [isOpen] = useState(() => rest.some((key) => typed[key] !== undefined))
  if (!texts) return null
  const shared = { ...fields, subcategory, texts }
  return (
    <>
      <AttributeControls {...shared} keys={keys.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <details open={isOpen} className={styles['more']}>
          <summary>{t('form.moreDetails')}</summary>
          <AttributeControls {...shared} keys={rest} />
        </details>
      )}
    </>
  )
}

type ControlsProps = FieldsProps & {
  readonly subcategory: Subcategory
  readonly texts: AttributeTexts
  readonly keys: readonly AttributeKey[]
}

/** The controls of some attributes. Check boxes stand in a row of their own. */
export function AttributeControls({
  subcategory,
  texts,
  keys,
  values,
  onChange,
  fieldErrors,
}: ControlsProps) {
  const typed = values.attributes
  const { invalid } = readAttributes(typed, subcategory)
  const change = (key: AttributeKey, value: string) => {
    const changed = Object.entries({ ...typed, [key]: value })
    onChange({ attributes: Object.fromEntries(changed.filter(([, text]) => text !== '')) })
  }
  const field = (key: AttributeKey) => (
    <div key={key} id={key === invalid[0] ? fieldId('attributes') : undefined}>
      <AttributeField
        attribute={key}
        texts={texts}
        value={typed[key] ?? ''}
        suggestions={key === 'model' ? modelsOf(typed['make']) : []}
        isInvalid={fieldErrors.attributes !== undefined && invalid.includes(key)}
        onChange={(value) => change(key, value)}
      />
    </div>
  )
  const flags = keys.filter(isFlag)
  return (
    <>
      <div className={styles['attributes']}>{keys.filter((key) => !isFlag(key)).map(field)}</div>
      {flags.length > 0 && <div className={styles['flags']}>{flags.map(field)}</div>}
    </>
  )
}

function isFlag(key: AttributeKey): boolean {
  return definitions[key].kind === 'flag'
}
