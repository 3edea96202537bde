import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { folderOf } from './folder-of.ts'

/** From here, the compiler finds the packages that types of `shared` name. */
const cache = fileURLToPath(new URL('../node_modules/.cache/types', import.meta.url))

const base = fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url))

/**
 * Runs the TypeScript compiler in a temporary folder with these files.
 *
 * @param options the compiler options that differ from those of every package
 * @param result gets the folder, and what the compiler printed: nothing when it found no problem
 */
export async function compileTypes<Result>(
  files: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>>,
  result: (folder: string, printed: string) => Result | Promise<Result>,
): Promise<Result> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'run-'))
  try {
    const config = { extends: base, compilerOptions: options, include: ['*.ts'] }
    const all = { ...files, 'tsconfig.json': JSON.stringify(config) }
    for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text)
    return await result(folder, await compilerIn(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The compiler has the exit code 1 or 2 when it has found problems. */
function compilerIn(folder: string): Promise<string> {
  const compiler = join(folderOf('typescript'), 'bin', 'tsc')
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', folder], { cwd: folder }, (error, printed) => {
      if (error && typeof error.code !== 'number') reject(error)
      else resolve(printed)
    })
  })
}
