import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Picture } from '#ui/picture.tsx'

const fallback = 'No Image Available'

test.each([undefined, ''])('without a picture (%j) says so', (src) => {
  render(<Picture src={src} alt="A car" fallback={fallback} />)
  expect(screen.getByText(fallback)).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a picture that cannot be loaded says so, until there is another one', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="A car" fallback={fallback} />)
  expect(screen.queryByText(fallback)).not.toBeInTheDocument()
  fireEvent.error(screen.getByRole('img', { name: 'A car' }))
  expect(screen.getByText(fallback)).toBeInTheDocument()

  rerender(<Picture src="/there.webp" alt="A car" fallback={fallback} />)
  expect(screen.getByRole('img', { name: 'A car' })).toHaveAttribute('src', '/there.webp')
})

test('a picture in sight when the page opens is not put off', () => {
  render(<Picture src="/car.webp" alt="A car" fallback={fallback} priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})
