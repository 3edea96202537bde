import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const generated = ['node_modules', 'dist', '.adamarket']
/** What no build contains: a word in it must not be a new version of five apps. */
const notBuilt = ['README.md', 'testing', 'template']
const ignored = new Set([...generated, ...notBuilt])

/**
 * A hash of everything a build of `folder` depends on: its own files and those of `shared`, without tests and
 * READMEs, and the lockfile. A remote in a repository of its own has its lockfile in its folder.
 */
export function sourceHash(root: string, folder: string): string {
  const workspace = existsSync(join(root, 'pnpm-workspace.yaml'))
    ? [
        ...filesIn(join(root, 'shared')),
        join(root, 'pnpm-lock.yaml'),
        join(root, 'tsconfig.base.json'),
      ]
    : []
  return hashOf(root, [...filesIn(join(root, folder)), ...workspace])
}

/** A hash of the code that makes values of the domain from documents. */
export function decoderHash(root: string): string {
  const folders = ['domain', 'firebase'].map((name) => join(root, 'shared', 'src', name))
  return hashOf(root, folders.flatMap(filesIn))
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}
