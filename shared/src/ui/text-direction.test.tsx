import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ListingCard } from './listing-card.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

test('a card shows title and description each in the direction of its own text', () => {
  render(
    <ListingCard
      layout="row"
      title="سيارة Honda للبيع!"
      description="بحالة جيدة."
      price="£1"
      place=""
      date=""
      noPicture=""
      link={({ className, children }) => (
        <a href="/" className={className}>
          {children}
        </a>
      )}
    />,
  )
  expect(screen.getByText('سيارة Honda للبيع!').closest('[dir="auto"]')).not.toBeNull()
  expect(screen.getByText('بحالة جيدة.').closest('[dir="auto"]')).not.toBeNull()
})

test('text fields take the direction of what is typed', () => {
  render(
    <>
      <TextInput aria-label="Title" />
      <TextArea aria-label="Description" />
    </>,
  )
  expect(screen.getByLabelText('Title')).toHaveAttribute('dir', 'auto')
  expect(screen.getByLabelText('Description')).toHaveAttribute('dir', 'auto')
})
