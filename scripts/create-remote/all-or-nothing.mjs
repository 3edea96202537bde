import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Does some work on files. When it fails, or is interrupted, they are as before.
 *
 * @param {readonly string[]} files those that it may change, which exist
 * @param {readonly string[]} added files and folders that it may add; those that exist already are removed as well
 * @param {() => Promise<void>} work
 */
export async function allOrNothing(files, added, work) {
  const before = files.map((file) => [file, readFileSync(file, 'utf8')])
  // The interruption also ends the program that the work waits for, and so fails the work.
  const keepRunning = () => undefined
  process.on('SIGINT', keepRunning)
  try {
    await work()
  } catch (error) {
    for (const path of added) rmSync(path, { recursive: true, force: true })
    for (const [file, text] of before) writeFileSync(file, text)
    throw error
  } finally {
    process.off('SIGINT', keepRunning)
  }
}
