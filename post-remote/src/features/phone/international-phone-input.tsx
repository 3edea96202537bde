import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { foldDigits } from '@adamarket/shared/domain/text/fold-digits.ts'
import type { ChangeEvent, ClipboardEvent } from 'react'
import { useMemo, useState } from 'react'
import ReactPhoneInput from 'react-phone-input-2'

import { countryNames } from './country-names.ts'
import './international-phone-input.css'
import type { PhoneInputProps } from './plain-phone-input.tsx'
import { keepSeparator, severalNumbers } from './split-numbers.ts'
import type { PhoneRules } from './use-phone-rules.ts'
import { digitsOf, toPhoneNumber } from './phone-number.ts'

/** The countries of most sellers' numbers. */
const nearby = ['tr', 'cy', 'gb', 'us']

type Props = PhoneInputProps & { readonly rules: PhoneRules }

export function InternationalPhoneInput({ value, onChange, control, rules }: Props) {
  const t = useTranslations('post')
  const language = useLocale()
  const names = useMemo(() => countryNames(language), [language])
  // The country is the specification's default until the user chooses one, or the number names one.
  const [isPreselected, setIsPreselected] = useState(!/^\+(?!1$)/.test(value))

  const isLocal = rules.isLocal(value)

  const change = (number: string, text: string) => {
    setIsPreselected(isPreselected && (!number.startsWith('+') || digitsOf(text) === '1'))
    onChange(number)
  }

  /** The library would read whatever is typed as a number of the selected country. */
  const readTyped = (event: ChangeEvent<HTMLDivElement>) => {
    const { target } = event
    if (!isPhoneInput(target)) return
    const text = foldDigits(target.value)
    const separated = keepSeparator(text, value)
    if (separated !== undefined) {
      event.stopPropagation()
      onChange(separated)
      return
    }
    const isExplicit = text.startsWith('+')
    const number = isExplicit
      ? rules.readTyped(text.slice(text.lastIndexOf('+')), isPreselected)
      : rules.readWhole(text.replaceAll('+', ''), value, isPreselected)
    if (number === '') {
      setIsPreselected(!isExplicit)
      // The library shows nothing for a plus, and a plus for nothing.
      target.value = isExplicit ? '' : '+'
      return
    }
    if (text === target.value && toPhoneNumber(text) === shownDigits(number)) return
    event.stopPropagation()
    change(number, text)
  }

  /** A pasted number replaces the one before, without the default country code in front. */
  const readPasted = (event: ClipboardEvent<HTMLDivElement>) => {
    const pasted = foldDigits(event.clipboardData.getData('text'))
    const isWhole = digitsOf(pasted).length >= 7
    if (!isPhoneInput(event.target) || !isWhole) return
    event.preventDefault()
    change(severalNumbers(pasted) ?? rules.readWhole(pasted, value, isPreselected), pasted)
  }

  return (
    <div
      dir="ltr"
      data-local={isLocal || undefined}
      onChangeCapture={readTyped}
      onPasteCapture={readPasted}
    >
      <ReactPhoneInput
        country="us"
        preferredCountries={nearby}
        preserveOrder={['preferredCountries']}
        value={shownDigits(value)}
        onChange={(digits, _country, event) => {
          const isTyped = event?.type === 'change'
          if (!isTyped) setIsPreselected(false)
          onChange(rules.readTyped(`+${digits}`, isTyped && isPreselected))
        }}
        inputProps={{
          ...control,
          required: true,
          autoComplete: 'tel',
          ...(isLocal && { value }),
        }}
        enableLongNumbers
        enableSearch
        disableSearchIcon
        searchPlaceholder={t('form.searchCountry')}
        searchNotFound={t('form.noCountry')}
        localization={names}
        specialLabel=""
      />
    </div>
  )
}

/** A number whose country is unclear is shown with the code of the default country. */
function shownDigits(value: string): string {
  return /^\d+$/.test(value) ? `+1${value}` : toPhoneNumber(value)
}

/** Rather than the search for a country. */
function isPhoneInput(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'tel'
}
