import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { listingLimits } from '@adamarket/shared/domain/listing-limits.ts'
import { deleteObject, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'

import type { Outcome } from './outcome.ts'
import { sum, verdictOf } from './outcome.ts'
import type { Random } from './random.ts'
import { attacker, victim } from './valid.ts'

type Upload = { readonly path: string; readonly contentType: string; readonly size: number }

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

/** Sends pairs of uploads: one that the rules must take, and one made from it that they must refuse. */
export async function attackUploads(
  environment: RulesTestEnvironment,
  random: Random,
  pairCount: number,
  /** Tells one run from another: what is stored stays. */
  run: string,
  onProgress: (pairs: number) => void,
): Promise<Outcome> {
  const storage = environment.authenticatedContext(attacker.uid).storage()
  const strangers = environment.unauthenticatedContext().storage()
  const send = ({ path, contentType, size }: Upload) =>
    verdictOf(() => uploadBytes(ref(storage, path), new Uint8Array(size), { contentType }))

  /** What nobody may do with a picture that is there, not even who put it there. */
  const abuse = (valid: Upload, from: Random) => {
    const file = ref(storage, valid.path)
    return from.pick([
      () => send(valid),
      () => verdictOf(() => updateMetadata(file, { contentType: 'text/html' })),
      () => verdictOf(() => updateMetadata(file, { customMetadata: { constructor: 'x' } })),
      () => verdictOf(() => listAll(ref(storage, `images/${attacker.uid}`))),
      () => verdictOf(() => deleteObject(ref(storage, `images/${victim.uid}/front.webp`))),
      () =>
        verdictOf(() =>
          uploadBytes(ref(strangers, `${valid.path}x`), new Uint8Array(1), {
            contentType: 'image/png',
          }),
        ),
      () => verdictOf(() => deleteObject(ref(strangers, valid.path))),
    ])()
  }

  const outcomes: Outcome[] = []
  for (let index = 0; index < pairCount; index += 1) {
    const valid = {
      path: `images/${attacker.uid}/${run}-${index}${random.pick(['.webp', ' (1) ş.jpg', '_small.webp'])}`,
      contentType: random.pick(types),
      size: 1 + random.below(2000),
    }
    const hostile = spoil(valid, index, random)
    // One after the other: the emulator answers uploads no faster together.
    // oxlint-disable no-await-in-loop
    const refused = await send(hostile)
    const taken = await send(valid)
    const again = index % 10 === 0 ? await abuse(valid, random) : 'none'
    // oxlint-enable no-await-in-loop
    outcomes.push({
      taken: taken === 'taken' ? 1 : 0,
      refused: refused === 'refused' ? 1 : 0,
      trespasses: again === 'refused' ? 1 : 0,
      wrong: [
        ...(refused === 'refused'
          ? []
          : [`${refused}, though hostile: ${JSON.stringify(hostile)}`]),
        ...(taken === 'taken' ? [] : [`${taken}, though valid: ${JSON.stringify(valid)}`]),
        ...(again === 'refused' || again === 'none'
          ? []
          : [`${again}, though it is there: ${JSON.stringify(valid)}`]),
      ],
    })
    if (index % 100 === 99) onProgress(index + 1)
  }
  return sum(outcomes)
}

function spoil(valid: Upload, index: number, random: Random): Upload {
  const filename = valid.path.split('/').at(-1) ?? ''
  // Once in a while: fifteen megabytes take their time.
  if (index % 200 === 7) return { ...valid, size: listingLimits.imageBytes + 1 }
  const how = random.below(5)
  if (how === 0) return { ...valid, contentType: random.pick(hostileTypes) }
  if (how === 1) return { ...valid, size: 0 }
  if (how === 2) return { ...valid, path: `images/${attacker.uid}/${'x'.repeat(101)}${filename}` }
  if (how === 3)
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
