import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { HostServicesContext } from '#contract/host-services.ts'
import { createTexts } from '#i18n/create-i18n.ts'
import { createMemoryConnectivity } from '#memory/memory-connectivity.ts'
import { createMemoryServices } from '#testing/memory-services.ts'
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

const folder = 'https://pictures.example/o/images%2Fayse%2F'
const large = `${folder}civic_1280x960.webp?alt=media&token=1`
const small = `${folder}civic_1280x960_small.webp?alt=media`

test('of a picture that the site stored, the browser may choose the size', () => {
  render(<Picture src={large} sizes="50vw" alt="A car" fallback={fallback} />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('srcset', `${small} 480w, ${large} 1280w`)
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('src', large)
})

test('when a size is missing the large one is shown, and without it the sentence', () => {
  render(<Picture src={large} sizes="50vw" alt="A car" fallback={fallback} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(screen.getByRole('img')).toHaveAttribute('src', large)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText(fallback)).toBeInTheDocument()
})

test('a picture that did not come is asked for again once there is a connection', () => {
  const connectivity = createMemoryConnectivity()
  const services = createMemoryServices(createTexts('en'), { connectivity })
  render(
    <HostServicesContext value={services}>
      <Picture src={large} sizes="50vw" alt="A car" fallback={fallback} />
    </HostServicesContext>,
  )
  fireEvent.error(screen.getByRole('img'))
  fireEvent.error(screen.getByRole('img'))
  act(() => connectivity.set(false))
  expect(screen.getByText(fallback)).toBeInTheDocument()
  act(() => connectivity.set(true))
  expect(screen.getByRole('img')).toHaveAttribute('srcset', `${small} 480w, ${large} 1280w`)
})

test('a picture from elsewhere has one size', () => {
  render(<Picture src="/car.webp" sizes="50vw" alt="A car" fallback={fallback} />)
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes')
})
