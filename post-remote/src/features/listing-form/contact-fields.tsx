import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { contactMethods } from '@adamarket/shared/domain/listing/contact-methods.ts'
import { CheckboxGroup } from '@adamarket/shared/ui/choice-group.tsx'

import type { PhoneFieldProps } from './phone-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { Section } from './section.tsx'

/** The fields for contacting the seller. */
export function ContactFields(props: PhoneFieldProps) {
  const { values, onChange } = props
  const t = useTranslations('post')
  const both = t('form.bothHint')
  return (
    <Section heading={t('form.contact')}>
      <PhoneField {...props} />
      <CheckboxGroup
        legend={t('form.contactMethod')}
        name="contactMethod"
        layout="inline"
        hint={values.contactMethod.length === 0 ? `${t('form.contactHint')} ${both}` : both}
        choices={contactMethods.map((value) => ({ value, label: t(`contactMethods.${value}`) }))}
        value={values.contactMethod}
        onChange={(chosen) => onChange({ contactMethod: [...chosen] })}
      />
    </Section>
  )
}
