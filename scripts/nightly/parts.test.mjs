import { expect, it } from 'vitest'

import { findCommand } from '#operations/commands.mjs'
import { manifest } from '#bootstrap/repository.mjs'

import { parts, partsNamed, typed } from './parts.mjs'

it('runs all parts unless some are named, in the order of the table', () => {
  expect(partsNamed([])).toEqual(parts)
  expect(partsNamed(['skew', 'browser']).map(({ name }) => name)).toEqual(['browser', 'skew'])
  expect(() => partsNamed(['skew', 'moon'])).toThrow(/no part called moon.*browser.*audit/)
})

it.each(parts)('$name runs a command that exists', ({ command: [npm, verb, script, , name] }) => {
  expect(npm).toBe('npm')
  if (verb === 'run') expect(manifest.scripts).toHaveProperty([script])
  if (script === 'ops') expect(findCommand(name)).toBeDefined()
})

it('prints a part as it is typed', () => {
  const part = { name: 'some', env: { TIER: 'nightly' }, command: ['npm', 'run', 'e2e'] }
  expect(typed(part)).toBe('TIER=nightly npm run e2e')
})
