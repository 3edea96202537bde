import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import type { SharedModules } from './evaluate.ts'
import { evaluate } from './evaluate.ts'

const file = 'https://browse.example/1/server.js'

function evaluated(text: string, sharedModules: SharedModules = {}, integrity?: string): unknown {
  const code = Buffer.from(text)
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`
  const releaseBase = 'https://browse.example/1/'
  return evaluate(code, { file, integrity: integrity ?? hash, releaseBase }, sharedModules)
}

describe('evaluate', () => {
  it('returns the exports, in both ways to export', () => {
    expect(evaluated('exports.a = 1')).toEqual({ a: 1 })
    expect(evaluated('module.exports = "ü"')).toBe('ü')
  })

  it('gives the code the address of its release', () => {
    expect(evaluated('module.exports = releaseBase + "a.svg"')).toBe(
      'https://browse.example/1/a.svg',
    )
  })

  it('lends the same module to each file', () => {
    const react = {}
    expect(evaluated('module.exports = require("react")', { react })).toBe(react)
  })

  it.each(['node:fs', 'react-dom', 'toString'])('does not share %s, and names it', (name) => {
    expect(() => evaluated(`require("${name}")`, { react: {} })).toThrow(
      expect.objectContaining({
        reason: 'throws',
        message: `${file} cannot be evaluated: Error: ${name} is not shared with it`,
      }),
    )
  })

  it.each([
    ['throws', 'throw new TypeError("no window")', 'TypeError: no window'],
    ['is no script', 'export const a = 1', 'SyntaxError'],
  ])('says why when the code %s', (_what, code, message) => {
    const error = expect.objectContaining({
      reason: 'throws',
      message: expect.stringContaining(message),
    })
    expect(() => evaluated(code)).toThrow(error)
  })

  it('does not run code with another hash', () => {
    const error = expect.objectContaining({ reason: 'wrong-hash' })
    expect(() => evaluated('globalThis.hasRun = true', {}, 'sha256-abc=')).toThrow(error)
    expect(globalThis).not.toHaveProperty('hasRun')
  })
})
