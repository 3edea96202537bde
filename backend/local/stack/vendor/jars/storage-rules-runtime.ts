import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { CommandError } from '#base/command-error.ts'
import { cacheFolder } from '#base/folders.ts'
import type { Progress } from '#base/progress.ts'
import { run } from '#base/run.ts'

import { shortHash } from './short-hash.ts'
import { writeSmallJar } from './small-jar.ts'
import { isWholeZip } from './zip.ts'

const mainClass = 'StorageRulesRuntime'
/** The optimising compiler and a parallel garbage collector cost javac twice the time of this one file. */
const shortLivedJava = ['-J-XX:TieredStopAtLevel=1', '-J-XX:+UseSerialGC']
const source = fileURLToPath(new URL(`${mainClass}.java`, import.meta.url))

/**
 * Compiles the replacement of Google's Storage rules runtime, unless it is already compiled.
 * @param library the jar with the rules compiler and evaluator
 * @throws CommandError when there is no Java compiler
 */
export async function compileStorageRulesRuntime(
  library: string,
  progress: Progress,
): Promise<string> {
  const code = await readFile(source, 'utf8')
  const jar = join(cacheFolder, `storage-rules-runtime-${shortHash(code, library)}.jar`)
  if (await isWholeZip(jar)) return jar
  await progress.step("Compiling the Storage emulator's rules runtime", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'adamarket-javac-'))
    try {
      const parameters = [...shortLivedJava, '-proc:none', '-cp', library, '-d', folder, source]
      const compiled = await run('javac', parameters)
      if (compiled.code === 127) {
        throw new CommandError(
          "Without internet the Storage emulator's rules runtime is compiled here, which needs javac: install a JDK of version 17 or newer (on Debian: apt-get install openjdk-17-jdk-headless).",
        )
      }
      if (compiled.code !== 0) throw new Error(compiled.output)
      const files = await readdir(folder)
      const read = files.map(async (file) => [file, await readFile(join(folder, file))] as const)
      const classes = Object.fromEntries(await Promise.all(read))
      await writeSmallJar(jar, { mainClass, library, classes })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
  return jar
}
