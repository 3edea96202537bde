import { dialableNumber } from '@adamarket/shared/domain/listing/contact-links.ts'
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, it } from 'vitest'

// The links to a number have rules of a few lines, since they are part of pages: here, all metadata tests them.

/** A mobile number of Argentina has a 15 within the country and a 9 from outside, in other places. */
const countries = getCountries().filter((country) => country !== 'AR')

const numbers = countries.flatMap((country) => {
  const example = getExampleNumber(country, examples)
  return example ? [example] : []
})

/** With the prefix that is only dialled within the country, where it is valid so. */
const prefixed = numbers.flatMap((example) => {
  const { countryCallingCode, nationalNumber } = example
  const texts = [example.formatNational(), `0${nationalNumber}`, `(0)${nationalNumber}`]
  return texts.flatMap((national) => {
    const stored = `+${countryCallingCode} ${national}`
    const parsed = parsePhoneNumberFromString(stored)
    return parsed?.isValid() ? [[stored, parsed.number] as const] : []
  })
})

it.each(numbers)('$number is dialled as it is', (example) => {
  expect(dialableNumber(example.number)).toBe(example.number)
  expect(dialableNumber(example.formatInternational())).toBe(example.number)
})

it.each(prefixed)('%s is dialled as %s', (stored, number) => {
  expect(dialableNumber(stored)).toBe(number)
})
