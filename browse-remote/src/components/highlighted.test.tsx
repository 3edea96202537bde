import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Highlighted } from './highlighted.tsx'

it('marks the query and changes no letter', () => {
  const text = 'ŞİŞME bot, <b>şişme</b> yatak'
  const { container } = render(<Highlighted text={text} query="sisme" />)
  expect(container).toHaveTextContent(text)
  const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['ŞİŞME', 'şişme'])
  expect(container.querySelector('b')).toBeNull()
})

it('marks nothing without a query', () => {
  const { container } = render(<Highlighted text="Sofa" query="" />)
  expect(container.innerHTML).toBe('Sofa')
})
