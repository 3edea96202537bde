import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** Opens a part of a page at an address: what it asks for is read once. */
async function open(address: string, insteadOf?: string) {
  history.replaceState(null, '', address)
  const { Region } = await import('./region.tsx')
  render(
    <Region name="browse@0.1.0-1a2b3c4d" insteadOf={insteadOf}>
      Featured Listings
    </Region>,
  )
  return screen.getByText('Featured Listings').dataset['region']
}

it('?boundaries outlines a part with its release', async () => {
  expect(await open('/?boundaries')).toBe('browse@0.1.0-1a2b3c4d')
})

it('the outline says which release the shell could not host', async () => {
  expect(await open('/?boundaries', '0.2.0')).toBe('browse@0.1.0-1a2b3c4d, not 0.2.0')
})

it('no other address outlines anything', async () => {
  expect(await open('/')).toBeUndefined()
})
