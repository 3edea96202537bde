import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import type { ConsentStore } from '#telemetry/consent-store.ts'

/** Shows and changes whether this visit is measured. */
export function ConsentChoice({ consent }: { readonly consent: ConsentStore }) {
  const { t } = useTranslation('shell')
  const { answer, give } = useStore(consent)
  return (
    <Field label={t('telemetry.label')} labelHidden>
      <Select
        value={answer ?? 'no'}
        onChange={({ currentTarget: { value } }) => give(value === 'yes' ? 'yes' : 'no')}
      >
        <option value="no">{t('telemetry.off')}</option>
        <option value="yes">{t('telemetry.on')}</option>
      </Select>
    </Field>
  )
}
