import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { HostServicesContext } from '#contract/host-services.ts'
import { createTexts } from '#i18n/create-texts.ts'
import { createMemoryConnectivity } from '#memory/memory-connectivity.ts'
import { createMemoryServices } from '#testing/memory-services.ts'

import { Picture } from './picture.tsx'

const fallback = 'No Image Available'

test.each([undefined, ''])('without a picture (%j) the fallback is shown', (src) => {
  render(<Picture src={src} alt="A car" fallback={fallback} />)
  expect(screen.getByText(fallback)).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('the fallback is shown when a picture fails to load, until there is another one', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="A car" fallback={fallback} />)
  expect(screen.queryByText(fallback)).not.toBeInTheDocument()
  fireEvent.error(screen.getByRole('img', { name: 'A car' }))
  expect(screen.getByText(fallback)).toBeInTheDocument()

  rerender(<Picture src="/there.webp" alt="A car" fallback={fallback} />)
  expect(screen.getByRole('img', { name: 'A car' })).toHaveAttribute('src', '/there.webp')
})

test('the fallback is shown when a picture failed before the script was there', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(<Picture src="/gone.webp" alt="A car" fallback={fallback} />)
  expect(screen.getByText(fallback)).toBeInTheDocument()
})

test('a picture that is visible when the page opens is not lazy', () => {
  render(<Picture src="/car.webp" alt="A car" fallback={fallback} priority />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

const folder = 'https://pictures.example/o/images%2Fayse%2F'
const large = `${folder}civic_1280x960.webp?alt=media&token=1`
const small = `${folder}civic_1280x960_small.webp?alt=media`

test('the browser chooses the size of a picture that the site stored', () => {
  render(<Picture src={large} sizes="50vw" alt="A car" fallback={fallback} />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('srcset', `${small} 480w, ${large} 1280w`)
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('src', large)
})

test('the large size replaces one that fails to load, and the fallback replaces that', () => {
  render(<Picture src={large} sizes="50vw" alt="A car" fallback={fallback} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(screen.getByRole('img')).toHaveAttribute('src', large)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText(fallback)).toBeInTheDocument()
})

test('a picture that failed to load is requested again once the connection is back', () => {
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

test('a picture that fails to load is requested again for a while: functions check new ones', () => {
  vi.useFakeTimers()
  render(<Picture src={large} alt="A car" fallback={fallback} />)
  const fail = () => fireEvent.error(screen.getByRole('img'))
  for (const wait of [3000, 12_000]) {
    fail()
    fail()
    expect(screen.getByText(fallback)).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(wait))
    expect(screen.getByRole('img')).toHaveAttribute('srcset', `${small} 480w, ${large} 1280w`)
  }
  fail()
  fail()
  act(() => vi.runAllTimers())
  expect(screen.getByText(fallback)).toBeInTheDocument()
  vi.useRealTimers()
})

test('a picture from elsewhere has one size', () => {
  render(<Picture src="/car.webp" sizes="50vw" alt="A car" fallback={fallback} />)
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes')
})
