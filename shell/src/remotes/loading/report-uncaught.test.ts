import { expect, it, vi } from 'vitest'

import type { Registry } from '@adamarket/shared/contract/registry.ts'

import { reportUncaught } from './report-uncaught.ts'

function anError(message: string, file: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at run (${file}:1:2)` })
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

const release = {
  entry: 'https://browse.example/2/remoteEntry.js',
  contract: '2.5.0',
  paths: ['/'],
  preload: {},
  texts: {},
}
const registered: Registry['remotes'] = {
  post: undefined,
  browse: {
    current: '1',
    releases: {
      1: { ...release, entry: 'https://browse.example/1/remoteEntry.js' },
      2: release,
    },
  },
}

it('reports each exception and each rejection once, with the release of the remote it comes from', () => {
  const report = vi.fn()
  reportUncaught(report, () => registered)
  const late = anError('late', 'https://browse.example/2/static/js/async/home.js')
  for (const error of [late, late]) window.dispatchEvent(new ErrorEvent('error', { error }))
  const own = anError('own', 'https://site.example/static/js/index.js')
  for (const reason of [late, own, own, 'no error']) reject(reason)
  // The browser hides the errors of an extension.
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  // A picture that fails has no error.
  window.dispatchEvent(new Event('error'))

  const details = { name: 'browse', version: '2' }
  expect(report.mock.calls).toEqual([
    [{ what: 'A script threw an exception', cause: late, details }],
    [{ what: 'A rejected promise was not handled', cause: late, details }],
    [{ what: 'A rejected promise was not handled', cause: own }],
    [{ what: 'A rejected promise was not handled', cause: 'no error' }],
  ])
})
