import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { root } from '#build/contract/run-tsc.ts'

import { remotesHere, siteOf } from './remotes.ts'

const imported = /import (?:type )?\{([^}]*)\} from 'react-i18next'/g
const facade = readFileSync(join(root, 'shared/src/i18n/shared-react-i18next.tsx'), 'utf8')

const apps = ['shell', 'shared', ...remotesHere.map(siteOf)]
const used = new Set(apps.flatMap((app) => namesImportedIn(join(root, app, 'src'))))

it('shares every part of react-i18next that shell and remotes import', () => {
  expect(used).toContain('useTranslation')
  const shared = facade
    .split('\n')
    .filter((line) => line.startsWith('export '))
    .join('\n')
  expect([...used].filter((name) => !new RegExp(String.raw`\b${name}\b`).test(shared))).toEqual([])
})

it('no app uses a part that is loaded later than what it names', () => {
  expect(facade).toContain('export function Trans')
  expect(used).not.toContain('Trans')
})

function namesImportedIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(imported)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
