import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

import { findCommand, groups, listCommands } from './commands.mjs'

const commands = Object.values(groups).flatMap((group) => Object.entries(group))

describe.each(commands)('npm run ops -- %s', (name, { help, on, script }) => {
  it('runs an existing file', () => {
    expect(script === undefined).toBe(on === 'platform')
    const [file] = script ?? [`backend/commands/${name}.ts`]
    expect(existsSync(join(repository, file)), file).toBe(true)
  })

  it('is found by its name and listed with its help, in a column of its own', () => {
    expect(findCommand(name)).toMatchObject({ help, on })
    const lines = listCommands().split('\n')
    const at = lines.findIndex((line) => line.startsWith(`  ${name} `))
    const shown = [lines[at], lines[at + 1]].find((line) => line?.endsWith(help))
    expect(shown?.indexOf(help)).toBe(40)
  })
})

it('each file of backend/commands is a command of ops or of package.json', () => {
  const files = readdirSync(join(repository, 'backend', 'commands'))
  const others = files.filter((file) => !findCommand(file.replace('.ts', '')))
  expect(others.toSorted()).toEqual(['dev.ts', 'start.ts', 'with-stack.ts'])
})

it.each(['no-such-command', 'toString'])('%s is not a command', (name) => {
  expect(findCommand(name)).toBeUndefined()
})
