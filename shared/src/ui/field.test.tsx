import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

test.each([
  ['TextInput', <TextInput key="input" />],
  ['TextArea', <TextArea key="area" />],
  ['Select', <Select key="select" />],
])('a %s takes its name, error and hint from its field', (_name, control) => {
  render(
    <Field label="Price*" hint="In whole units" error="Enter a price above 0.">
      {control}
    </Field>,
  )
  const input = screen.getByLabelText('Price*')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Enter a price above 0. In whole units')
})

test('a field without hint and error adds no description and is not invalid', () => {
  render(
    <Field label="Title">
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Title')
  expect(input).not.toHaveAttribute('aria-describedby')
  expect(input).toBeValid()
})

test('fields with the same label have separate controls', () => {
  render(
    <>
      <Field label="Location">
        <TextInput defaultValue="Girne" />
      </Field>
      <Field label="Location">
        <TextInput defaultValue="Lefke" />
      </Field>
    </>,
  )
  const ids = screen.getAllByRole('textbox', { name: 'Location' }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})
