import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The most that a log may occupy, in bytes: firebase-tools writes 100 MB an hour while a site is visited. */
const maxBytes = 20_000_000

/**
 * Empties the logs that have become too large. What is counted are the blocks in use: a program that does not append
 * goes on writing at its position, and the emptied part before it occupies nothing.
 */
export async function limitLogs(folder: string, limit = maxBytes): Promise<void> {
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  await Promise.all(
    logs.map(async (name) => {
      const file = join(folder, name)
      const { blocks } = await stat(file)
      if (blocks * 512 > limit) await writeFile(file, `Emptied at ${limit / 1_000_000} MB\n`)
    }),
  )
}
