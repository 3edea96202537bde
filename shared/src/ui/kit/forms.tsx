import { useId, useState } from 'react'

import { CheckboxGroup, RadioGroup } from '#ui/choice-group.tsx'
import { Field } from '#ui/field.tsx'
import { SearchIcon } from '#ui/icons/navigation.tsx'
import styles from '#ui/kit/kit.module.css'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const payment = [
  { value: 'Cash', label: 'Cash' },
  { value: 'Exchange', label: 'Exchange' },
  { value: 'Installments', label: 'Installments' },
] as const
const condition = [
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
  { value: 'other', label: 'Other' },
] as const

export function Forms() {
  const id = useId()
  const [paidBy, setPaidBy] = useState<readonly string[]>(['Cash'])
  const [state, setState] = useState<string>('new')
  return (
    <div className={styles['form']}>
      <Field label="Ad Title*" aside="1/70" hint="What it is, its make and model">
        <TextInput defaultValue="Honda Civic 1.6, 2016" />
      </Field>
      <Field label="Search" labelHidden>
        <TextInput
          type="search"
          icon={<SearchIcon />}
          placeholder="Find Cars, Mobile Phones and more..."
        />
      </Field>
      <Field label="Price*" error="Enter a price above 0.">
        <TextInput inputMode="decimal" defaultValue="0" />
      </Field>
      <Field label="Location*">
        <Select defaultValue="Girne">
          <option>Lefkosia</option>
          <option>Girne</option>
        </Select>
      </Field>
      <Field label="Currency" error="Choose a currency." hint="Property is mostly priced in GBP">
        <Select>
          <option>USD</option>
        </Select>
      </Field>
      <Field label="Description*" aside="0/4096">
        <TextArea rows={3} placeholder="What should a buyer know?" />
      </Field>
      <Field label="Category">
        <TextInput readOnly value="Vehicles" />
      </Field>
      <Field label="Disabled">
        <Select disabled>
          <option>Not now</option>
        </Select>
      </Field>
      <CheckboxGroup
        legend="Payment Options"
        name={`${id}-payment`}
        layout="inline"
        choices={payment}
        value={paidBy.filter(isPayment)}
        onChange={setPaidBy}
      />
      <RadioGroup
        legend="Condition*"
        name={`${id}-condition`}
        choices={condition}
        value={condition.find(({ value }) => value === state)?.value}
        onChange={setState}
        error="Choose a condition."
        hint="Used: anything that left its box"
      />
    </div>
  )
}

function isPayment(value: string): value is (typeof payment)[number]['value'] {
  return payment.some((choice) => choice.value === value)
}
