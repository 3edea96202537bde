import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { releaseDatabases } from './release-databases.ts'

class Transaction extends EventTarget {
  readonly abort = vi.fn<() => void>()
  readonly db = { close: vi.fn<() => void>() }
}

class OpenRequest extends EventTarget {
  readonly transaction = new Transaction()
}

const reload = vi.fn<() => void>()
let opening: OpenRequest
let begun: Transaction
let page: EventTarget

/** A page in a browser of this vendor. */
function start(vendor: string) {
  opening = new OpenRequest()
  begun = new Transaction()
  page = Object.assign(new EventTarget(), { location: { reload } })
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { vendor })
  vi.stubGlobal(
    'IDBFactory',
    class {
      open() {
        return opening
      }
    },
  )
  vi.stubGlobal(
    'IDBDatabase',
    class {
      transaction() {
        return begun
      }
    },
  )
  releaseDatabases()
}

const dispatch = (name: string, persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(name), { persisted }))
const leave = () => dispatch('pagehide', true)
const comeBack = () => dispatch('pageshow', true)
const open = () => new IDBFactory().open('photos')
const begin = () => new IDBDatabase().transaction('photos')

beforeEach(() => start('Apple Computer, Inc.'))
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockReset()
})

it('aborts the creation of a database', () => {
  open()
  opening.dispatchEvent(new Event('upgradeneeded'))
  leave()
  expect(opening.transaction.abort).toHaveBeenCalledOnce()
})

it('aborts unfinished transactions, and reloads the page when the visitor returns', () => {
  begin()
  leave()
  expect(begun.abort).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  comeBack()
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['transaction', begin],
  ['database', open],
])(
  'refuses a %s on a page in the back/forward cache, and reloads the page when the visitor returns',
  (_, use) => {
    leave()
    expect(use).toThrow('The page was left')
    comeBack()
    expect(reload).toHaveBeenCalledOnce()
  },
)

it('restores a page that had no unfinished transaction', () => {
  leave()
  comeBack()
  begin()
  expect(begun.abort).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

it.each(['complete', 'abort'])('leaves a transaction alone after "%s"', (end) => {
  begin()
  begun.dispatchEvent(new Event(end))
  leave()
  expect(begun.abort).not.toHaveBeenCalled()
})

it('closes the database of a transaction that is being committed', () => {
  begin()
  begun.abort.mockThrow(new DOMException('It is committed', 'InvalidStateError'))
  leave()
  expect(begun.db.close).toHaveBeenCalledOnce()
})

it('leaves a transaction alone when the page is not cached', () => {
  begin()
  dispatch('pagehide', false)
  expect(begun.abort).not.toHaveBeenCalled()
})

it('leaves a transaction alone in other browsers', () => {
  start('Google Inc.')
  begin()
  leave()
  expect(begun.abort).not.toHaveBeenCalled()
})
