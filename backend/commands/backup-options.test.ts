import { expect, it } from 'vitest'

import { oneFolder, readBackupOptions, readTime } from './backup-options.ts'

const known = { flags: ['--yes'], values: ['--decisions', '--undo-deletions-since'] }

it('reads a folder and options in any order', () => {
  const parameters = ['--decisions', 'later', '--yes', 'backup', '--project', 'my-market']
  expect(readBackupOptions(parameters, known)).toEqual({
    folders: ['backup'],
    project: 'my-market',
    flags: new Set(['--yes']),
    values: new Map([['--decisions', 'later']]),
  })
})

it.each([
  [[], 'Name one folder.'],
  [['one', 'two'], 'Name one folder.'],
  [['one', '--decisions'], '--decisions needs a value.'],
  [['one', '--decisions', '--yes'], '--decisions needs a value.'],
  [['one', '--decision', 'later'], 'Unknown option "--decision".'],
])('refuses %j', (parameters, message) => {
  expect(() => oneFolder(readBackupOptions(parameters, known).folders)).toThrow(message)
})

it('reads a time only with its zone', () => {
  expect(readTime('2026-11-21T10:00Z').toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect(readTime('2026-11-21T10:00+02:00').toISOString()).toBe('2026-11-21T08:00:00.000Z')
  expect(() => readTime('2026-11-21T10:00')).toThrow('is no time')
  expect(() => readTime('yesterday')).toThrow('is no time')
})
