import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { TextsProvider } from '@adamarket/shared/i18n/texts-provider.tsx'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { emptyValues } from '#features/values/listing-values.ts'

import { PhoneField } from './phone-field.tsx'

function Form({ storedPhone = '' }: { readonly storedPhone?: string }) {
  const [values, setValues] = useState({ ...emptyValues, phoneNumber: storedPhone })
  return (
    <>
      <PhoneField
        values={values}
        onChange={(changed) => setValues((current) => ({ ...current, ...changed }))}
        fieldErrors={{}}
        storedPhone={storedPhone}
      />
      <output>{values.phoneNumber}</output>
      <button type="button">Post Now</button>
    </>
  )
}

async function show(storedPhone?: string) {
  const texts = createTexts('en')
  await texts.add('post', {
    en: () => import('#texts/en/post.json'),
    tr: () => import('#texts/tr/post.json'),
  })
  render(
    <TextsProvider texts={texts}>
      <Form {...(storedPhone !== undefined && { storedPhone })} />
    </TextsProvider>,
  )
  return screen.findByLabelText<HTMLInputElement>('Mobile Phone Number*')
}

const invalid = /^Enter a number that can be called/
const asked = /^(?:Is this your number|Which one is your number)\?/

describe('the phone number', () => {
  it('says what is wrong only after the press that leaves it: what moves meanwhile is not pressed', async () => {
    const input = await show()
    await userEvent.type(input, '+90 533')
    const button = screen.getByRole('button', { name: 'Post Now' })
    fireEvent.mouseDown(button)
    fireEvent.blur(input)
    expect(screen.queryByText(invalid)).toBeNull()
    fireEvent.mouseUp(button)
    expect(screen.queryByText(invalid)).toBeNull()
    expect(await screen.findByText(invalid)).toBeVisible()
  })

  it.each([
    ['+44 7911 123456', '+44 7911 123456'],
    ['0035799123456', '+357 99 123456'],
    ['+٤٤ ٧٩١١ ١٢٣٤٥٦', '+44 7911 123456'],
    ['＋４４ ７９１１ １２３４５６', '+44 7911 123456'],
  ])('%s, typed or pasted, is understood as %s', async (text, shown) => {
    const input = await show()
    expect(input).toHaveValue('+1')
    await userEvent.type(input, text)
    expect(screen.getByRole('status')).toHaveTextContent(shown.replaceAll(' ', ''))
    expect(input).toHaveAccessibleDescription(`Buyers will call ${shown}`)
    await userEvent.clear(input)
    expect(input).toHaveValue('')
    await userEvent.type(input, text)
    expect(screen.getByRole('status')).toHaveTextContent(shown.replaceAll(' ', ''))
    await userEvent.clear(input)
    await userEvent.paste(text)
    expect(screen.getByRole('status')).toHaveTextContent(shown.replaceAll(' ', ''))
  })

  it.each([
    ['05338612345', '+90 533 861 23 45'],
    ['533 861 23 45', '+90 533 861 23 45'],
    ['03001234567', '+92 300 1234567'],
  ])('%s, typed or pasted, becomes %s when the user says so', async (text, shown) => {
    const input = await show()
    await userEvent.type(input, text)
    const typed = screen.getByRole('status').textContent
    expect(typed).toBe(text.replaceAll(' ', ''))
    expect(input).toHaveValue(typed)
    expect(input).toHaveAccessibleDescription(asked)
    expect(input).toBeValid()
    await userEvent.clear(input)
    await userEvent.paste(text)
    expect(screen.getByRole('status')).toHaveTextContent(typed)
    await userEvent.click(screen.getByRole('button', { name: `${shown}?` }))
    expect(input).toHaveAccessibleDescription(`Buyers will call ${shown}`)
    expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull()
  })

  it.each([
    ['0533 861 22 33', '+90 533 861 22 33'],
    ['533 861 22 33', '+90 533 861 22 33'],
    ['0542 861 22 33', '+90 542 861 22 33'],
    ['90 548 861 22 33', '+90 548 861 22 33'],
    ['0392 815 12 34', '+90 392 815 12 34'],
  ])(
    '%s is asked about when the field is left, without an error, and Enter accepts %s',
    async (text, shown) => {
      const input = await show()
      await userEvent.type(input, text)
      await userEvent.tab()
      await userEvent.tab()
      expect(input).toBeValid()
      expect(input).toHaveAccessibleDescription(asked)
      await userEvent.type(input, '{Enter}')
      expect(input).toHaveAccessibleDescription(`Buyers will call ${shown}`)
      expect(screen.getByRole('status')).toHaveTextContent(shown.replaceAll(' ', ''))
    },
  )

  it('from here is shown as it is typed and corrected, until it names its country', async () => {
    const input = await show()
    await userEvent.type(input, '0533')
    expect(input).toHaveValue('0533')
    await userEvent.type(input, '{Backspace}{Backspace}42')
    expect(input).toHaveValue('0542')
    await userEvent.clear(input)
    expect(input).toHaveValue('')
    await userEvent.type(input, '00905')
    expect(input).toHaveValue('+90 5')
  })

  it('that is incomplete is an error once the field is left', async () => {
    const input = await show()
    await userEvent.type(input, '0533')
    await userEvent.tab()
    await userEvent.tab()
    expect(input).toBeInvalid()
    expect(screen.getByText(invalid)).toBeVisible()
  })

  it('without a country gets the one that the user chooses', async () => {
    const input = await show()
    await userEvent.type(input, '03001234567')
    await userEvent.click(screen.getByRole('button', { name: /United States/ }))
    await userEvent.click(screen.getByRole('option', { name: /Pakistan/ }))
    expect(input).toHaveAccessibleDescription('Buyers will call +92 300 1234567')
  })

  it('is one of the United States at first, and then needs no choice of a country', async () => {
    const input = await show()
    expect(screen.getByRole('button', { name: /United States/ })).toBeVisible()
    expect(input).toHaveValue('+1')
    await userEvent.type(input, '2125550123')
    expect(input).toHaveAccessibleDescription('Buyers will call +1 212 555 0123')
  })

  it.each(['+49 30 123456 x12', '+49 30 123456 / 12'])(
    '%s has an extension: the field says so, and does not join it',
    async (text) => {
      const input = await show()
      await userEvent.type(input, text)
      expect(screen.getByText('Enter the number without its extension.')).toBeVisible()
      await userEvent.clear(input)
      await userEvent.paste(text)
      expect(screen.getByText('Enter the number without its extension.')).toBeVisible()
      expect(screen.getByText(`You entered ${text}`)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Use +49 30 123456' }))
      expect(input).toHaveAccessibleDescription('Buyers will call +49 30 123456')
    },
  )

  it('keeps a chosen country, and every digit', async () => {
    const input = await show()
    await userEvent.click(screen.getByRole('button', { name: /United States/ }))
    await userEvent.click(screen.getByRole('option', { name: /United States/ }))
    await userEvent.type(input, '5338612345')
    expect(input).toHaveAccessibleDescription('Buyers will call +1 533 861 2345')
    await userEvent.type(input, '678')
    expect(screen.getByRole('status')).toHaveTextContent('+15338612345678')
  })

  it('that cannot exist is an error once the field is left, with a suggestion', async () => {
    const input = await show()
    await userEvent.type(input, '+90 99123456')
    expect(screen.queryByText(invalid)).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    expect(input).toBeInvalid()
    expect(screen.getByText(invalid)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use +357 99 123456' }))
    expect(input).toBeValid()
    expect(input).toHaveAccessibleDescription('Buyers will call +357 99 123456')
    expect(input).toHaveValue('+357 99 123456')
  })

  it('that another app has stored is no error', async () => {
    const input = await show('+10533861234')
    await userEvent.click(input)
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByText(invalid)).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('+10533861234')
  })
})
