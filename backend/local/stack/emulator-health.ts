import { totalmem } from 'node:os'

import { localOrigins } from '#hosting/local-origins.ts'
import type { Settings } from '#base/settings.ts'
import { projectId } from '#base/settings.ts'

import { memoryOf } from './processes.ts'

/** What is wrong with the emulators. */
export type Problem = {
  /** As a sentence. */
  readonly text: string
  /** Whether they may still be able to save their data. */
  readonly canSave: boolean
}

type Limits = {
  /** How long an emulator may take to answer. */
  readonly answerMs: number
  /** How many requests in a row may stay without an answer: a machine may be asleep, or very busy. */
  readonly unanswered: number
  /** The most memory of the Firestore emulator, in bytes. */
  readonly memory: number
}

/**
 * The Firestore emulator keeps what it sent to browsers that are gone. Java gives it a quarter of the machine's
 * memory; when that is full, it takes minutes for an answer.
 */
const defaultLimits: Limits = {
  answerMs: 10_000,
  unanswered: 3,
  memory: Math.min(totalmem() / 6, 1_500_000_000),
}

type Answer = 'answered' | 'refused' | 'silent'

/** Looks for problems, by requests that need what a visit needs: a document, an account, the rules of a file. */
export function createHealthCheck(
  settings: Settings,
  limits = defaultLimits,
  memory = firestoreMemory,
): () => Promise<Problem | undefined> {
  const { auth, firestore, storage } = localOrigins(settings)
  const probes = [
    [
      'Firestore',
      `${firestore}/v1/projects/${projectId}/databases/(default)/documents/emulators/probe`,
    ],
    ['Auth', `${auth[0]}/`],
    ['Storage', `${storage}/v0/b/${projectId}.appspot.com/o/probe`],
  ] as const
  const unanswered = new Map<string, number>()

  return async () => {
    const problems = await Promise.all(
      probes.map(async ([name, address]): Promise<Problem | undefined> => {
        const answer = await request(address, limits.answerMs)
        if (answer === 'refused') {
          return { text: `The ${name} emulator has ended.`, canSave: false }
        }
        const count = answer === 'silent' ? (unanswered.get(name) ?? 0) + 1 : 0
        unanswered.set(name, count)
        if (count < limits.unanswered) return undefined
        unanswered.clear()
        const text = `The ${name} emulator has not answered ${count} requests in a row.`
        return { text, canSave: false }
      }),
    )
    const problem = problems.find((each) => each !== undefined)
    const used = (await memory(settings)) ?? 0
    if (problem || used <= limits.memory) return problem
    const text = `The Firestore emulator uses ${(used / 1e9).toFixed(1)} GB of memory: soon it would not answer any more.`
    return { text, canSave: true }
  }
}

async function request(address: string, limitMs: number): Promise<Answer> {
  try {
    const headers = { Authorization: 'Bearer owner' }
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(limitMs) })
    await response.arrayBuffer()
    return 'answered'
  } catch (cause) {
    return isRefused(cause) ? 'refused' : 'silent'
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const causes = cause instanceof AggregateError ? cause.errors : [cause]
  return causes.some((each) => Reflect.get(Object(each), 'code') === 'ECONNREFUSED')
}

/** The memory of the Firestore emulator's Java, in bytes. */
async function firestoreMemory({ ports }: Settings): Promise<number | undefined> {
  return await memoryOf(
    ({ command }) =>
      /^\S*java\b/.test(command) &&
      command.includes(`--port ${ports.firestore} `) &&
      command.includes(`--project_id ${projectId}`),
  )
}
