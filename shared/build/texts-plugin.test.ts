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

const refused = {
  'text between tags': '<p>Sold yesterday</p>',
  'text beside a value': '<p>{price} only</p>',
  'a label that is read out': '<button aria-label="Close" />',
  'a placeholder': '<input placeholder="Your name" />',
  'text beside the name of the product': '<p>Welcome to AdaMarket</p>',
}

const accepted = {
  'a text of the catalogue': "<p>{t('sold')}</p>",
  'a label of the catalogue': "<button aria-label={t('close')} />",
  'an attribute that is not read out': '<div className="notice" role="status" />',
  'a mark': '<p>{one} · {other}</p>',
  'the name of the product': '<strong>AdaMarket</strong>',
}

let folder = ''

/** The names of the files with a text outside the catalogue. */
let found: string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  cpSync(
    join(import.meta.dirname, 'texts-plugin.mjs'),
    join(folder, 'shared/build/texts-plugin.mjs'),
  )
  writeFileSync(
    join(folder, '.oxlintrc.json'),
    JSON.stringify({
      jsPlugins: ['./shared/build/texts-plugin.mjs'],
      categories: { correctness: 'off' },
      rules: { 'texts/in-catalogue': 'error' },
    }),
  )
  for (const [name, jsx] of Object.entries({ ...refused, ...accepted })) write(name, jsx)
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  })
  found = stdout
    .split('\n')
    .filter((line) => line.includes('src/texts'))
    .map((line) => /([^/]+)\.tsx:/.exec(line)?.[1] ?? line)
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('texts in JSX', () => {
  it.each(Object.keys(refused))('%s is refused', (name) => {
    expect(found).toContain(fileName(name))
  })

  it.each(Object.keys(accepted))('%s is accepted', (name) => {
    expect(found).not.toContain(fileName(name))
  })

  it('the rule of this repository is the one tested here', () => {
    const { stdout } = spawnSync(process.execPath, [oxlint, '--print-config'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toContain('texts/in-catalogue')
  })
})

function write(name: string, jsx: string): void {
  mkdirSync(join(folder, 'src'), { recursive: true })
  writeFileSync(join(folder, 'src', `${fileName(name)}.tsx`), `export const part = ${jsx}\n`)
}

function fileName(name: string): string {
  return name.replaceAll(' ', '-')
}
