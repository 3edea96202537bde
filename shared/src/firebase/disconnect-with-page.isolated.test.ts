import { initializeApp } from 'firebase/app'
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore'
import { beforeEach, expect, it, vi } from 'vitest'

import { disconnectWithPage } from './disconnect-with-page.ts'

vi.mock(import('firebase/firestore'), async (load) => ({
  ...(await load()),
  disableNetwork: vi.fn(() => Promise.resolve()),
  enableNetwork: vi.fn(() => Promise.reject(new Error('The client was terminated'))),
}))

const page = new EventTarget()
vi.stubGlobal('window', page)
const firestore = getFirestore(initializeApp({ projectId: 'my-market' }))
disconnectWithPage(firestore)

beforeEach(() => {
  vi.mocked(disableNetwork).mockClear()
  vi.mocked(enableNetwork).mockClear()
})

const shown = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('closes the connection when the page is left', () => {
  page.dispatchEvent(new Event('pagehide'))
  expect(disableNetwork).toHaveBeenCalledExactlyOnceWith(firestore)
})

it('opens the connection again when the browser shows the kept page, and only then', () => {
  shown(false)
  expect(enableNetwork).not.toHaveBeenCalled()
  shown(true)
  expect(enableNetwork).toHaveBeenCalledExactlyOnceWith(firestore)
})
