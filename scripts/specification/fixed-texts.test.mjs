import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'

import { expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

const read = (file) => readFileSync(join(repository, file), 'utf8')

/** What no test names, and why. */
const untested = {
  'code font': 'how the document marks fixed texts',
  'npm run ops -- mutate-specification': 'a command',
  '20 GBP': 'an example of a sorted price',
  'tel:+447911123456': 'an example of a link',
  'ayse[@]ornek[.]com': 'an example of a text in an email',
}

/** The fixed texts of the specification: routes, labels, messages, codes and values in code font. */
function fixedTexts() {
  const sentences = read('docs/specification.md').replaceAll(/\s*\n\s+/g, ' ')
  return [...new Set([...sentences.matchAll(/`([^`]+)`/g)].map(([, text]) => text))]
}

/** The sources of all tests, and of what they share. */
function sourcesOfTests() {
  const patterns = [
    '*.test.ts',
    '*.test.tsx',
    '*.test.mjs',
    '*.spec.ts',
    'e2e/**',
    'shared/testing/**',
  ]
  const files = execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: repository })
  const isThis = (file) => file.endsWith('fixed-texts.test.mjs')
  const named = String(files).split('\0')
  return named.filter(
    (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !isThis(file) && existsSync(join(repository, file)),
  )
}

it('each fixed text of the specification is named by a test, or is a file', () => {
  const tests = sourcesOfTests().map(read).join('\n')
  const isNamed = (text) => {
    // What stands in braces is another value each time.
    const parts = text.split(/\{[^}]*\}|…/).map((part) => part.trim())
    return parts.every((part) => tests.includes(part))
  }
  const unnamed = fixedTexts().filter(
    (text) => !isNamed(text) && !existsSync(join(repository, text)),
  )
  expect(unnamed.toSorted()).toEqual(Object.keys(untested).toSorted())
})
