import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import type { FirebaseStorage } from 'firebase/storage'
import { deleteObject, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'

import type { Outcome } from './outcome.ts'
import { sum, verdictOf } from './outcome.ts'
import type { Random } from './random.ts'
import { attacker, victim } from './valid.ts'

type Upload = {
  readonly path: string
  readonly contentType: string
  readonly size: number
  readonly contentEncoding?: string
  readonly contentDisposition?: string
}

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

const hostileTypes = [
  'image/svg+xml',
  'image/svg',
  'IMAGE/PNG',
  'image/png ',
  'image/png;charset=x',
  'image/png,text/html',
  'image/x-icon',
  'image/*',
  'text/html',
  'TEXT/HTML',
  'image/svg+xml;image/png',
  'image/png\timage/svg+xml',
  'image/pngx',
  'ximage/png',
  '',
  'text/plain',
  'application/javascript',
  'application/octet-stream',
  'application/pdf',
  'video/mp4',
] as const

/** Sends pairs of uploads: one that the rules must allow, and one made from it that they must deny. */
export async function attackUploads(
  environment: RulesTestEnvironment,
  random: Random,
  pairCount: number,
  /** Distinguishes runs, since uploaded files stay. */
  run: string,
): Promise<Outcome> {
  const storage = environment.authenticatedContext(attacker.uid).storage()
  const strangers = environment.unauthenticatedContext().storage()

  /** Requests that are denied for an existing picture, even to its owner. */
  const forbiddenActions: readonly ((valid: Upload) => Promise<unknown>)[] = [
    (valid) => upload(storage, valid),
    ({ path }) => updateMetadata(ref(storage, path), { contentType: 'text/html' }),
    ({ path }) => updateMetadata(ref(storage, path), { contentEncoding: 'gzip' }),
    ({ path }) => updateMetadata(ref(storage, path), { customMetadata: { constructor: 'x' } }),
    () => listAll(ref(storage, `images/${attacker.uid}`)),
    () => deleteObject(ref(storage, `images/${victim.uid}/front.webp`)),
    (valid) => upload(strangers, { ...valid, path: `${valid.path}x` }),
    ({ path }) => deleteObject(ref(strangers, path)),
  ]

  const outcomes: Outcome[] = []
  for (let index = 0; index < pairCount; index += 1) {
    const valid = {
      path: `images/${attacker.uid}/${run}-${index}${random.pick(['.webp', ' (1) ş.jpg', '_small.webp'])}`,
      contentType: random.pick(types),
      size: 1 + random.below(2000),
    }
    const hostile = mutate(valid, index, random)
    // In sequence: the emulator answers parallel uploads no faster.
    const refused = await verdictOf(() => upload(storage, hostile))
    const taken = await verdictOf(() => upload(storage, valid))
    const forbiddenAction =
      index % 4 === 0 ? forbiddenActions[(index / 4) % forbiddenActions.length] : undefined
    const stopped = forbiddenAction ? await verdictOf(() => forbiddenAction(valid)) : undefined
    // oxlint-enable no-await-in-loop
    outcomes.push({
      taken: taken === 'taken' ? 1 : 0,
      refused: refused === 'refused' ? 1 : 0,
      forbiddenActions: stopped === 'refused' ? 1 : 0,
      wrong: [
        ...(refused === 'refused'
          ? []
          : [`${refused}, though hostile: ${JSON.stringify(hostile)}`]),
        ...(taken === 'taken' ? [] : [`${taken}, though valid: ${JSON.stringify(valid)}`]),
        ...(stopped === undefined || stopped === 'refused'
          ? []
          : [`${stopped}, forbiddenAction ${index} on ${valid.path}`]),
      ],
    })
  }
  return sum(outcomes)
}

function upload(storage: FirebaseStorage, { path, size, ...metadata }: Upload): Promise<unknown> {
  return uploadBytes(ref(storage, path), new Uint8Array(size), metadata)
}

function mutate(valid: Upload, index: number, random: Random): Upload {
  const filename = valid.path.split('/').at(-1) ?? ''
  // Rarely: fifteen megabytes take their time.
  if (index % 200 === 7) return { ...valid, size: listingLimits.imageBytes + 1 }
  const how = random.below(7)
  if (how === 0) return { ...valid, contentType: random.pick(hostileTypes) }
  if (how === 1) return { ...valid, size: 0 }
  if (how === 2) return { ...valid, path: `images/${attacker.uid}/${'x'.repeat(101)}${filename}` }
  if (how === 3) return { ...valid, contentEncoding: random.pick(['gzip', 'br', 'GZIP', 'x']) }
  if (how === 4) return { ...valid, contentDisposition: random.pick(['attachment', 'inlined']) }
  if (how === 5)
    return {
      ...valid,
      path: `images/${attacker.uid}/a${random.pick(['\n', '\u0000', '\u007f', '\t'])}${filename}`,
    }
  return {
    ...valid,
    path: random.pick([
      `images/${victim.uid}/${filename}`,
      `images/${attacker.uid}/deeper/${filename}`,
      `images/${attacker.uid.toUpperCase()}/${filename}`,
      `images/${filename}`,
      `posters/${attacker.uid}/${filename}`,
      `Images/${attacker.uid}/${filename}`,
      filename,
    ]),
  }
}
