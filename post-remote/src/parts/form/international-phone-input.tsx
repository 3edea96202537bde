import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import ReactPhoneInput from 'react-phone-input-2'
import turkishNames from 'react-phone-input-2/lang/tr.json'

import './international-phone-input.css'
import { isPastedNumber } from '#parts/form/is-pasted-number.ts'
import type { PhoneInputProps } from '#parts/form/plain-phone-input.tsx'
import { toPhoneNumber } from '#parts/values/listing-values.ts'

/** The countries of most sellers' numbers. */
const nearby = ['tr', 'cy', 'gb', 'us']

export function InternationalPhoneInput({ value, onChange, control }: PhoneInputProps) {
  const { t, i18n } = useTranslation('post')

  /**
   * A complete number that is pasted or autofilled names its own country. The library would read it as one
   * of the selected country: `+1` and `+905330000001` as a number in Canada.
   */
  const readPasted = (event: ChangeEvent<HTMLDivElement>) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return
    const number = toPhoneNumber(target.value.slice(target.value.lastIndexOf('+')))
    if (!target.value.includes('+') || !isPastedNumber(value, number)) return
    event.stopPropagation()
    onChange(number)
  }

  return (
    <div onChangeCapture={readPasted}>
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
    </div>
  )
}
