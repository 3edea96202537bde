import { describe, expect, it } from 'vitest'

import { readRequest } from './request.mjs'

const suitesOf = (request) => request.suites.map(({ name }) => name)

describe('readRequest', () => {
  it('is for all suites unless some are named', () => {
    expect(suitesOf(readRequest([]))).toContain('e2e')
    const request = readRequest(['--verbose', 'unit', 'lint'])
    expect(request).toMatchObject({ verbose: true, files: [] })
    expect(suitesOf(request)).toEqual(['lint', 'unit'])
  })

  it('takes files for suites that have some', () => {
    const request = readRequest(['unit', 'browse-remote/src/features', 'money.test'])
    expect(suitesOf(request)).toEqual(['unit'])
    expect(request.files).toEqual(['browse-remote/src/features', 'money.test'])
  })
})
