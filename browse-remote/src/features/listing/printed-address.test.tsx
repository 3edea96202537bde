import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback()
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function useFinger() {
  const mouse = window.matchMedia('(hover: hover)')
  vi.spyOn(mouse, 'matches', 'get').mockReturnValue(false)
  vi.spyOn(window, 'matchMedia').mockReturnValue(mouse)
}

/** What only paper shows below a listing. */
async function open() {
  const listings = createMemoryListings([aListing()])
  const { services } = await renderRemote(browse, {
    path: '/listing/civic',
    services: { listings },
  })
  const address = await screen.findByText(`${services.origin}/listing/civic`)
  const printed = address.parentElement?.parentElement
  if (!printed) throw new Error('Nothing is printed')
  return { printed, services }
}

it('a computer has the address and its QR code ready before it prints', async () => {
  const { printed } = await open()
  await waitFor(() => expect(printed.querySelector('svg path')).not.toBeNull())
})

it('a phone has the address, and loads no code for it', async () => {
  useFinger()
  const { printed } = await open()
  // By then it would be there.
  await act(() => import('@adamarket/shared/ui/qr-code.tsx'))
  expect(printed.querySelector('svg')).toBeNull()
})

it('the number is printed with the address only for the seller', async () => {
  const { printed, services } = await open()
  expect(printed).not.toHaveTextContent('+90')
  act(() => services.session.setState({ user: { uid: 'ayse', email: 'ayse@example.com' } }))
  expect(printed).toHaveTextContent('+905330000001')
})
