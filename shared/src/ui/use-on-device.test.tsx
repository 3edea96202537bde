import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { useOnDevice, useWasServed } from './use-on-device.ts'

const rendered = vi.fn()

afterEach(() => rendered.mockReset())

function Layout({ read }: { readonly read: () => string }) {
  rendered()
  return useOnDevice(read, 'rows')
}

function Served() {
  rendered()
  return String(useWasServed())
}

function hydrate(element: ReactNode, served: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.textContent = served
  render(element, { container, hydrate: true })
  return container
}

it.each([
  ['the same value', 'rows', 1],
  ['another value', 'grid', 2],
])(
  'renders a hydrated component again only for another value: the device has %s',
  (_, value, times) => {
    const read = vi.fn(() => value)
    expect(hydrate(<Layout read={read} />, 'rows')).toHaveTextContent(value)
    expect(rendered).toHaveBeenCalledTimes(times)
    expect(read).toHaveBeenCalledOnce()
  },
)

it('distinguishes a hydrated component from one rendered on the device, without another render', () => {
  expect(hydrate(<Served />, 'true')).toHaveTextContent('true')
  expect(rendered).toHaveBeenCalledOnce()
  expect(render(<Served />).container).toHaveTextContent('false')
})
