import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { CheckboxGroup, RadioGroup } from './choice-group.tsx'

const choices = [
  { value: 'cash', label: 'Cash' },
  { value: 'exchange', label: 'Exchange' },
] as const
type Value = (typeof choices)[number]['value']

function Payment() {
  const [value, setValue] = useState<readonly Value[]>(['cash'])
  return (
    <>
      <CheckboxGroup
        legend="Payment Options"
        name="payment"
        choices={choices}
        value={value}
        onChange={setValue}
        error="Choose one."
      />
      <output>{value.join(' ')}</output>
    </>
  )
}

function Condition() {
  const [value, setValue] = useState<Value>()
  return (
    <RadioGroup
      legend="Condition"
      name="condition"
      choices={choices}
      value={value}
      onChange={setValue}
    />
  )
}

test('a checkbox adds its value to the group and removes it', async () => {
  render(<Payment />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Exchange' }))
  expect(screen.getByRole('status')).toHaveTextContent('cash exchange')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cash' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^exchange$/)
})

test('a group has a name, and its error describes it', () => {
  render(<Payment />)
  const group = screen.getByRole('group', { name: 'Payment Options' })
  expect(group).toHaveAccessibleDescription('Choose one.')
  expect(screen.getByRole('checkbox', { name: 'Cash' })).toBeInvalid()
})

test('a radio group keeps exactly one option checked', async () => {
  render(<Condition />)
  const [cash, exchange] = ['Cash', 'Exchange'].map((name) => screen.getByRole('radio', { name }))
  expect(cash).not.toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Cash' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Exchange' }))
  expect(cash).not.toBeChecked()
  expect(exchange).toBeChecked()
})
