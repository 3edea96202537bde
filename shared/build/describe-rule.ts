import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const oxlint = join(
  dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
)

type Examples = Readonly<Record<string, string>>

/** Tests one of our rules for the linter on examples of code, by what they show. `rule`: `texts/in-catalogue` */
export function describeRule(rule: string, refused: Examples, accepted: Examples): void {
  let folder = ''
  /** The names of the files in which the linter has found something. */
  let found: string[] = []

  beforeAll(() => {
    const plugin = `${rule.split('/', 1)[0]}-plugin.mjs`
    folder = mkdtempSync(join(tmpdir(), 'rule-'))
    cpSync(join(import.meta.dirname, plugin), join(folder, plugin))
    const config = {
      jsPlugins: [`./${plugin}`],
      categories: { correctness: 'off' },
      rules: { [rule]: 'error' },
    }
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    mkdirSync(join(folder, 'src'))
    for (const [name, code] of Object.entries({ ...refused, ...accepted })) {
      writeFileSync(join(folder, 'src', `${fileName(name)}.tsx`), `${code}\n`)
    }
    const output = run(['--format=unix', 'src'], folder)
    found = output.split('\n').flatMap((line) => /([^/]+)\.tsx:/.exec(line)?.[1] ?? [])
  }, 30_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  describe(`the rule ${rule}`, () => {
    it.each(Object.keys(refused))('refuses %s', (name) => {
      expect(found).toContain(fileName(name))
    })

    it.each(Object.keys(accepted))('accepts %s', (name) => {
      expect(found).not.toContain(fileName(name))
    })

    it('is on in this repository', () => {
      expect(run(['--print-config'], root)).toContain(rule)
    })
  })
}

function run(parameters: readonly string[], cwd: string): string {
  return spawnSync(process.execPath, [oxlint, ...parameters], { cwd, encoding: 'utf8' }).stdout
}

function fileName(name: string): string {
  return name.replaceAll(' ', '-')
}
