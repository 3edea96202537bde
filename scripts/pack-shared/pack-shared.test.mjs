import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { assembleShared, packShared } from './pack-shared.mjs'

const place = mkdtempSync(join(tmpdir(), 'pack-shared-'))
const folder = join(place, 'assembled')
afterAll(() => rmSync(place, { recursive: true }))

it('the same sources make the same file', async () => {
  const [first, second] = await Promise.all(
    ['first', 'second'].map(async (name) =>
      readFileSync(join(place, name, await packShared(join(place, name)))),
    ),
  )
  expect(first.equals(second)).toBe(true)
})

describe('the package', () => {
  let manifest
  let files
  beforeAll(async () => {
    await assembleShared(folder)
    manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    files = readdirSync(folder, { recursive: true })
  })

  it('consists of JavaScript and its types', () => {
    expect(files.filter((file) => /(?<!\.d)\.m?tsx?$/.test(file))).toEqual([])
    const isTyped = (file) => files.includes(file.replace(/(m?)js$/, 'd.$1ts'))
    expect(files.filter((file) => file.endsWith('js') && !isTyped(file))).toEqual([])
  })

  it('has every module that its modules and their types import', () => {
    const require = createRequire(join(folder, 'package.json'))
    const exists = (file) =>
      existsSync(file) || existsSync(file.replace(/(?:\.js|\.tsx?)$/, '.d.ts'))
    const missing = importsIn(files).filter(({ file, name }) => {
      if (name.startsWith('./') || name.startsWith('../')) {
        return !exists(resolve(folder, dirname(file), name))
      }
      return /^(?:#|@adamarket\/)/.test(name) && !exists(require.resolve(name))
    })
    expect(missing).toEqual([])
  })

  it('depends on every other package that it imports, with a version', () => {
    const { dependencies, peerDependencies } = manifest
    const versions = { ...dependencies, ...peerDependencies }
    const others = importsIn(files)
      .filter(({ name }) => !/^(?:\.|#|@adamarket\/)/.test(name) && !isBuiltin(name))
      .map(({ name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    expect([...new Set(others)].filter((name) => !(name in versions))).toEqual([])
    for (const version of Object.values(versions)) expect(version).toMatch(/^\^?\d/)
  })

  function importsIn(all) {
    return all
      .filter((file) => /\.(?:m?js|d\.m?ts)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
        const names = text.matchAll(/(?:^import |\bfrom |\bimport\()(['"])([^'"]+)\1/gm)
        return [...names].map(([, , name]) => ({ file, name }))
      })
  }
})
