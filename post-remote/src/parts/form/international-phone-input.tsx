import { useTranslation } from 'react-i18next'
import ReactPhoneInput from 'react-phone-input-2'
import turkishNames from 'react-phone-input-2/lang/tr.json'

import './international-phone-input.css'
import type { PhoneInputProps } from '#parts/form/plain-phone-input.tsx'
import { toPhoneNumber } from '#parts/values/listing-values.ts'

/** The countries that most sellers have a number of. */
const nearby = ['tr', 'cy', 'gb', 'us']

export function InternationalPhoneInput({ value, onChange, control }: PhoneInputProps) {
  const { t, i18n } = useTranslation('post')
  return (
    <ReactPhoneInput
      country="us"
      preferredCountries={nearby}
      preserveOrder={['preferredCountries']}
      value={value}
      onChange={(digits) => onChange(toPhoneNumber(digits))}
      inputProps={{ ...control, required: true, autoComplete: 'tel' }}
      enableSearch
      disableSearchIcon
      searchPlaceholder={t('form.searchCountry')}
      searchNotFound={t('form.noCountry')}
      localization={i18n.language === 'tr' ? turkishNames : {}}
      specialLabel=""
    />
  )
}
