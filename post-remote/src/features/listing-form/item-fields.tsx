import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { TextArea } from '@adamarket/shared/ui/text-area.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'

import { CountedField } from './counted-field.tsx'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './focus-field.ts'
import { Section } from './section.tsx'

/** The numbers of the counters (specification, section 9). */
const advised = { title: 70, description: 4096 } as const

/** The fields for what is for sale. */
export function ItemFields({ values, onChange, fieldErrors }: FieldsProps) {
  const t = useTranslations('post')
  return (
    <Section heading={t('form.item')}>
      <div id={fieldId('title')}>
        <CountedField
          label={t('form.listingTitle')}
          length={values.title.length}
          advised={advised.title}
          error={fieldErrors.title && t(`fieldErrors.${fieldErrors.title}`)}
        >
          <TextInput
            required
            autoComplete="off"
            value={values.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </CountedField>
      </div>
      <div id={fieldId('description')}>
        <CountedField
          label={t('form.description')}
          length={values.description.length}
          advised={advised.description}
          error={fieldErrors.description && t(`fieldErrors.${fieldErrors.description}`)}
        >
          <TextArea
            required
            rows={6}
            value={values.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </CountedField>
      </div>
    </Section>
  )
}
