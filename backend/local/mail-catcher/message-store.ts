import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'

import type { CaughtMessage } from './message.ts'
import { messageSchema } from './message.ts'

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(messageSchema))

/** The caught messages, oldest first. */
export type MessageStore = {
  readonly all: () => readonly CaughtMessage[]
  /** Resolves once the message is in the file. */
  readonly add: (message: CaughtMessage) => Promise<void>
}

/**
 * Opens the messages in a JSON file; without one, they last as long as the process. Rejects when the file
 * contains something else, which must not be overwritten.
 */
export async function openMessageStore(file: string | undefined): Promise<MessageStore> {
  const messages = file === undefined ? [] : await readMessages(file)
  let lastWrite = Promise.resolve()
  return {
    all: () => messages,
    add: (message) => {
      messages.push(message)
      if (file === undefined) return Promise.resolve()
      // Writes run one after another, and a failed one does not prevent the next.
      const write = () => writeMessages(file, messages)
      lastWrite = lastWrite.then(write, write)
      return lastWrite
    },
  }
}

async function readMessages(file: string): Promise<CaughtMessage[]> {
  try {
    return v.parse(fileSchema, await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new Error(`${file} does not hold the messages of a mail catcher`, { cause: error })
  }
}

async function writeMessages(file: string, messages: readonly CaughtMessage[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // If the process ends during the write, the last good file remains.
  const unfinished = `${file}.new`
  await writeFile(unfinished, `${JSON.stringify(messages, null, 2)}\n`)
  await rename(unfinished, file)
}
