import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { TextsProvider } from '@adamarket/shared/i18n/texts-provider.tsx'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { emptyValues } from '#features/values/listing-values.ts'

import { PriceField } from './price-field.tsx'

function Form() {
  const [values, setValues] = useState(emptyValues)
  return (
    <PriceField
      values={values}
      onChange={(changed) => setValues((current) => ({ ...current, ...changed }))}
      fieldErrors={{}}
    />
  )
}

async function show() {
  const texts = createTexts('en')
  await texts.add('post', {
    en: () => import('#texts/en/post.json'),
    tr: () => import('#texts/tr/post.json'),
  })
  render(
    <TextsProvider texts={texts}>
      <Form />
    </TextsProvider>,
  )
  return screen.findByLabelText('Price*')
}

const currency = () => screen.getByLabelText('Currency')

describe('the currency of the price', () => {
  it.each([
    ['₺1.500', 'TRY', '₺1,500'],
    ['1500 tl', 'TRY', '₺1,500'],
    ['£20', 'GBP', '£20'],
    ['20 EUR', 'EUR', '€20'],
  ])('follows what is typed: %s', async (typed, chosen, shown) => {
    const price = await show()
    await userEvent.type(price, typed)
    expect(currency()).toHaveValue(chosen)
    expect(price).toHaveValue(typed)
    expect(price).toHaveAccessibleDescription(`Buyers will see ${shown}`)
  })

  it.each([
    ['150k', '$150,000'],
    ['1500,-', '$1,500'],
    ['1,50,000', '$150,000'],
    ['1500\u200E', '$1,500'],
  ])('stays with a price as people write it: %j', async (typed, shown) => {
    const price = await show()
    await userEvent.type(price, typed)
    expect(currency()).toHaveValue('USD')
    expect(price).toHaveAccessibleDescription(`Buyers will see ${shown}`)
  })

  it('that the site does not have is told, with the price that buyers will see', async () => {
    const price = await show()
    await userEvent.type(price, '1500 руб')
    expect(currency()).toHaveValue('USD')
    expect(price).toBeValid()
    expect(price).toHaveAccessibleDescription(
      'We don’t list prices in that currency. Buyers will see $1,500',
    )
  })

  it('that is chosen stays, and a sign of another one in the price is an error', async () => {
    const price = await show()
    await userEvent.type(price, '₺1.500')
    await userEvent.selectOptions(currency(), 'USD')
    expect(currency()).toHaveValue('USD')
    expect(price).toHaveValue('₺1.500')
    expect(price).toBeInvalid()
    await userEvent.clear(price)
    await userEvent.type(price, '1.500')
    expect(price).toBeValid()
    expect(price).toHaveAccessibleDescription('Buyers will see $1,500')
  })
})
