import { deleteDoc, doc, setDoc, writeBatch } from 'firebase/firestore/lite'

import type { FirestoreProject } from '#tests/rules/rules-environment.ts'
import type { HostileWrite } from './hostile.ts'
import { mutate } from './hostile.ts'
import type { Outcome } from './outcome.ts'
import { sum, verdictOf } from './outcome.ts'
import type { Random } from './random.ts'
import { preparedDocuments, forbiddenActions } from './forbidden-actions.ts'
import type { Write } from './valid.ts'
import {
  attacker,
  projectId,
  validFavourite,
  validPost,
  validProfile,
  validReport,
  victim,
} from './valid.ts'

type Kind = 'posts' | 'users' | 'favourites' | 'reports'

/** Mostly listings, which have the most rules. */
const kinds: readonly [Kind, ...Kind[]] = [
  'posts',
  'posts',
  'posts',
  'users',
  'favourites',
  'reports',
]

/** The number of listings to report or to attack that are written at a time. */
const chunkSize = 100

/**
 * Sends pairs of writes as the attacker: one that the rules must allow, and one made from it that they
 * must deny. Half of the hostile listings are changes of an existing one. With each pair goes an action
 * that is denied to everyone: an unlimited list, another user's document.
 *
 * @param project any one: links and tokens contain the one of `valid.ts`.
 */
export async function attackWrites(
  project: FirestoreProject,
  random: Random,
  pairCount: number,
): Promise<Outcome> {
  const client = project.signedInAs(attacker.uid, { email: attacker.email, aud: projectId })
  const backend = project.pastTheRules()
  for (const { uid, name } of [attacker, victim]) {
    await setDoc(doc(backend, `users/${uid}`), { name, email: '', about: '' })
  }
  for (const [path, fields] of Object.entries(preparedDocuments)) {
    await setDoc(doc(backend, path), fields)
  }

  const send = (write: Write) => verdictOf(() => setDoc(doc(client, write.path), write.fields))
  const attack = async (number: number): Promise<Outcome> => {
    const id = String(number)
    const kind = random.pick(kinds)
    const valid = validWrite(kind, random, id)
    const mutated = mutate(kind, valid, random)
    const isChange = kind === 'posts' && random.below(2) === 0
    const before = isChange ? [expectTaken(await send(valid), valid)] : []
    const hostile = [expectRefused(await send(mutated), mutated)]
    if (kind === 'posts') {
      const path = `posts/target-${id}`
      const theirs = { path, fields: valid.fields, how: "another user's" }
      hostile.push(expectStopped(await send(theirs), theirs))
      const removed = await verdictOf(() => deleteDoc(doc(client, path)))
      hostile.push(expectStopped(removed, { path, fields: {}, how: "deleting another user's" }))
    }
    const [how, attempt] = forbiddenActions[number % forbiddenActions.length] ?? forbiddenActions[0]
    const verdict = await verdictOf(() => attempt(client))
    hostile.push(expectStopped(verdict, { path: '', fields: {}, how }))
    const after = isChange ? [] : [expectTaken(await send(valid), valid)]
    return sum([...before, ...hostile, ...after])
  }

  const outcomes: Outcome[] = []
  for (let begun = 0; begun < pairCount; begun += chunkSize) {
    const length = Math.min(chunkSize, pairCount - begun)
    const numbers = Array.from({ length }, (_, index) => begun + index)
    const batch = writeBatch(backend)
    for (const number of numbers) {
      batch.set(doc(backend, `posts/target-${number}`), { userId: victim.uid })
    }
    await batch.commit()
    for (const number of numbers) {
      // In sequence: the emulator locks what a write reads, and a seed must give the same run.
      outcomes.push(await attack(number))
    }
  }
  return sum(outcomes)
}

function validWrite(kind: Kind, random: Random, id: string): Write {
  if (kind === 'posts') return validPost(random, id)
  if (kind === 'users') return validProfile(random)
  return kind === 'favourites' ? validFavourite(random, id) : validReport(random, id)
}

const nothing: Outcome = { taken: 0, refused: 0, forbiddenActions: 0, wrong: [] }

function expectTaken(verdict: string, write: Write): Outcome {
  if (verdict === 'taken') return { ...nothing, taken: 1 }
  return { ...nothing, wrong: [`${verdict}, though valid: ${describe(write)}`] }
}

function expectRefused(verdict: string, write: HostileWrite): Outcome {
  if (verdict === 'refused') return { ...nothing, refused: 1 }
  return { ...nothing, wrong: [`${verdict}, though hostile (${write.how}): ${describe(write)}`] }
}

function expectStopped(verdict: string, forbiddenAction: HostileWrite): Outcome {
  const { refused, ...rest } = expectRefused(verdict, forbiddenAction)
  return { ...rest, refused: 0, forbiddenActions: refused }
}

function describe({ path, fields }: Write): string {
  return `${path} ${JSON.stringify(fields).slice(0, 1500)}`
}
