import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const generated = ['node_modules', 'dist']
/** What no build contains: a word in it must not be a new version of five apps. */
const notBuilt = ['README.md', 'testing', 'dev-site']
const ignored = new Set([...generated, ...notBuilt])

/** What apps are built from beside their own files. */
const inWorkspace = ['shared/src', 'shared/build', 'shared/package.json', 'tsconfig.base.json']

/**
 * A hash of everything a build of `folder` depends on: its own files and those of `shared`, without tests and
 * READMEs, and its part of the lockfile. A remote in a repository of its own has its lockfile in its folder.
 */
export function sourceHash(root: string, folder: string): string {
  const own = filesIn(join(root, folder))
  if (!existsSync(join(root, 'pnpm-workspace.yaml'))) return hashOf(join(root, folder), own)
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const shared = inWorkspace.flatMap((path) => filesIn(join(root, path)))
  return hashOf(root, [...own, ...shared], lockedFor([folder, 'shared'], lockfile))
}

/** A lockfile without the packages that other folders get. */
function lockedFor(folders: readonly string[], lockfile: string): string {
  const [before = '', importers = '', ...after] = lockfile.split(/^(?=importers:|packages:)/m)
  const wanted = importers
    .split(/^(?= {2}\S)/m)
    .filter((one) => folders.some((name) => one.startsWith(`  ${name}:\n`)))
  return [before, ...wanted, ...after].join('')
}

/** A hash of the code that makes values of the domain from documents. */
export function decoderHash(root: string): string {
  const folders = ['domain', 'firebase'].map((name) => join(root, 'shared', 'src', name))
  return hashOf(root, folders.flatMap(filesIn))
}

function hashOf(root: string, files: readonly string[], others = ''): string {
  const hash = createHash('sha256').update(others)
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** The files that are part of a build, in a folder; of a file, itself. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return (
    readdirSync(path)
      // Git, workflows, settings of tools and logs begin with a dot.
      .filter((name) => !ignored.has(name) && !/^\.|\.test\.tsx?$/.test(name))
      .toSorted((one, other) => (one < other ? -1 : 1))
      .flatMap((name) => filesIn(join(path, name)))
  )
}
