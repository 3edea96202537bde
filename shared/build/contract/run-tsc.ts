import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

type Project = {
  /** A package of the workspace; imports of the files are resolved from there. */
  readonly folder: string
  /** The contents of the files to check, by name. */
  readonly files: Readonly<Record<string, string>>
  /** Paths of other files to include. */
  readonly besides?: readonly string[]
  readonly options?: Readonly<Record<string, unknown>>
}

/**
 * Type-checks temporary files with the settings of a package, and deletes them afterwards.
 * `collect` is called with their folder before it is deleted.
 * @returns the compiler's output; empty when there are no errors
 */
export async function runTsc(
  { folder, files, besides = [], options = {} }: Project,
  collect: (place: string) => Promise<void> = async () => {},
): Promise<string> {
  const place = join(root, folder, '.adamarket', randomUUID())
  const own = Object.keys(files).map((name) => join(place, name))
  const config = {
    extends: join(root, folder, 'tsconfig.json'),
    compilerOptions: options,
    files: [...own, ...besides],
    include: [],
  }
  await mkdir(place, { recursive: true })
  try {
    await writeFile(join(place, 'tsconfig.json'), JSON.stringify(config))
    await Promise.all(own.map((path, index) => writeFile(path, Object.values(files)[index] ?? '')))
    const output = await tsc(place)
    await collect(place)
    return output
  } finally {
    await rm(place, { recursive: true })
  }
}

function tsc(project: string): Promise<string> {
  const command = join(root, 'node_modules', '.bin', 'tsc')
  const parameters = ['--project', project, '--pretty', 'false']
  return new Promise((resolve, reject) => {
    execFile(command, parameters, { cwd: root }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim()
      if (error && output === '') reject(error)
      else resolve(output)
    })
  })
}
