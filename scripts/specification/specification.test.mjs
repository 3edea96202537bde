import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

import { problemsOf } from './problems-of.mjs'
import { readStatements } from './statements.mjs'

const statements = readStatements()

function read(file) {
  const path = join(repository, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

it('each statement of the specification has a test and a change that it notices, or says why not', () => {
  expect(statements.length).toBeGreaterThan(0)
  const problems = statements.flatMap((statement) =>
    problemsOf(statement, read).map(
      (problem) => `${statement.section}: “${statement.says}” ${problem}`,
    ),
  )
  expect(problems).toEqual([])
})

it('no section has the same statement twice', () => {
  const all = statements.map(({ section, says }) => `${section}: ${says}`)
  expect(all.filter((says, at) => all.indexOf(says) !== at)).toEqual([])
})
