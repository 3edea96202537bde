import { deleteDoc, doc, setDoc, writeBatch } from 'firebase/firestore/lite'

import type { FirestoreProject } from '#rules-tests/rules-environment.ts'
import type { HostileWrite } from './hostile.ts'
import { spoil } from './hostile.ts'
import type { Outcome } from './outcome.ts'
import { sum, verdictOf } from './outcome.ts'
import type { Random } from './random.ts'
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

type Pair = { readonly id: string; readonly kind: Kind }

type Kind = 'posts' | 'users' | 'favourites' | 'reports'

/** Mostly ads, which have most rules. */
const kinds: readonly [Kind, ...Kind[]] = [
  'posts',
  'posts',
  'posts',
  'users',
  'favourites',
  'reports',
]

/** Ads to report or to attack that are written in one go. */
const chunkSize = 100

/**
 * Sends pairs of writes as the attacker: one that the rules must take, and one made from it that they
 * must refuse. Half of the hostile ads are changes of one that is there.
 *
 * @param project Any: links and tokens say that it is the one of `valid.ts`.
 */
export async function attackWrites(
  project: FirestoreProject,
  random: Random,
  pairCount: number,
  onProgress: (pairs: number) => void,
): Promise<Outcome> {
  const client = project.signedInAs(attacker.uid, { email: attacker.email, aud: projectId })
  const backend = project.pastTheRules()
  for (const { uid, name } of [attacker, victim]) {
    // oxlint-disable-next-line no-await-in-loop
    await setDoc(doc(backend, `users/${uid}`), { name, email: '', about: '' })
  }
  await setDoc(doc(backend, 'posts/other'), { title: 'Other', userId: victim.uid })

  const send = (write: Write) => verdictOf(() => setDoc(doc(client, write.path), write.fields))
  const attack = async ({ id, kind }: Pair): Promise<Outcome> => {
    const valid = validWrite(kind, random, id)
    const spoilt = spoil(kind, valid, random)
    const isChange = kind === 'posts' && random.below(2) === 0
    const before = isChange ? [expectTaken(await send(valid), valid)] : []
    const hostile = [expectRefused(await send(spoilt), spoilt)]
    if (kind === 'posts') {
      const path = `posts/target-${id}`
      const theirs = { path, fields: valid.fields, how: "somebody else's" }
      hostile.push(expectRefused(await send(theirs), theirs))
      const removed = await verdictOf(() => deleteDoc(doc(client, path)))
      hostile.push(expectRefused(removed, { path, fields: {}, how: "deleting somebody else's" }))
    }
    const after = isChange ? [] : [expectTaken(await send(valid), valid)]
    return sum([...before, ...hostile, ...after])
  }

  const outcomes: Outcome[] = []
  for (let begun = 0; begun < pairCount; begun += chunkSize) {
    const chunk = Array.from({ length: Math.min(chunkSize, pairCount - begun) }, (_, index) => ({
      id: `${begun + index}`,
      kind: random.pick(kinds),
    }))
    const batch = writeBatch(backend)
    for (const { id } of chunk) {
      batch.set(doc(backend, `posts/target-${id}`), { userId: victim.uid })
    }
    // oxlint-disable-next-line no-await-in-loop
    await batch.commit()
    // oxlint-disable-next-line no-await-in-loop
    for (const pair of chunk) {
      // One after the other: the emulator locks what a write looks at, and a seed gives the same run.
      // oxlint-disable-next-line no-await-in-loop
      outcomes.push(await attack(pair))
    }
    onProgress(begun + chunk.length)
  }
  return sum(outcomes)
}

function validWrite(kind: Kind, random: Random, id: string): Write {
  if (kind === 'posts') return validPost(random, id)
  if (kind === 'users') return validProfile(random)
  return kind === 'favourites' ? validFavourite(random, id) : validReport(random, id)
}

function expectTaken(verdict: string, write: Write): Outcome {
  return verdict === 'taken'
    ? { taken: 1, refused: 0, wrong: [] }
    : { taken: 0, refused: 0, wrong: [`${verdict}, though valid: ${describe(write)}`] }
}

function expectRefused(verdict: string, write: HostileWrite): Outcome {
  return verdict === 'refused'
    ? { taken: 0, refused: 1, wrong: [] }
    : {
        taken: 0,
        refused: 0,
        wrong: [`${verdict}, though hostile (${write.how}): ${describe(write)}`],
      }
}

function describe({ path, fields }: Write): string {
  return `${path} ${JSON.stringify(fields).slice(0, 1500)}`
}
