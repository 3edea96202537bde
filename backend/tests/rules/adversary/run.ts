import { parseArgs } from 'node:util'

import { attackPages } from '#tests/pages/attack-pages.ts'
import { builtSite } from '#tests/pages/built-site.ts'
import { firestoreProject, startStorageRules } from '#tests/rules/rules-environment.ts'
import { attackUploads } from './attack-uploads.ts'
import { attackWrites } from './attack-writes.ts'
import type { Outcome } from './outcome.ts'
import { sum } from './outcome.ts'
import { createRandom } from './random.ts'
import { projectId } from './valid.ts'

// The whole attack, on emulators:
// `npm run ops -- attack [--seed <seed> --writes <n> --uploads <n> --programs <n> --listings <n>]`.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    writes: { type: 'string', default: '20000' },
    uploads: { type: 'string', default: '2000' },
    programs: { type: 'string', default: '500' },
    listings: { type: 'string', default: '2000' },
  },
})
const seed = Number(values.seed)
console.log(`Seed ${seed}`)

/** Parallel attacks on separate projects: within one, writes run in sequence. */
const lanes = 4
const perLane = Math.ceil(Number(values.writes) / lanes)
const programsOfLane = Math.ceil(Number(values.programs) / lanes)
const writes = sum(
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const firestore = firestoreProject(`${projectId}-${lane}`)
      await firestore.clear()
      const random = createRandom(seed + lane)
      const outcome = await attackWrites(firestore, random, perLane, (pairs) => {
        if (pairs % 500 === 0) console.log(`${pairs} pairs of writes, ${lane + 1} of ${lanes}`)
      })
      await firestore.clear()
      return outcome
    }),
  ),
)
const storage = await startStorageRules(projectId)
const run = `${seed}-${Date.now()}`
const uploads = await attackUploads(
  storage,
  createRandom(seed),
  Number(values.uploads),
  run,
  (pairs) => {
    if (pairs % 500 === 0) console.log(`${pairs} pairs of uploads`)
  },
)
await storage.cleanup()

// The functions log each listing that they hold back, with the console that they find.
console.info = () => {}
const { attackSequences } = await import('#tests/rules/sequences/attack-sequences.ts')
const sequences = await Promise.all(
  Array.from({ length: lanes }, (_, lane) =>
    attackSequences(
      `demo-sequences-${lane}`,
      { programs: programsOfLane, seed: seed + lane },
      (programs) => {
        if (programs % 50 === 0) console.log(`${programs} programs, ${lane + 1} of ${lanes}`)
      },
    ),
  ),
)

const { listings, pages, failure } = await attackPages(await builtSite(), {
  runs: Math.ceil(Number(values.listings) / 10),
  seed,
})

console.log(`Writes: ${described(writes)}`)
console.log(`Uploads: ${described(uploads)}`)
const total = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
console.log(
  `Programs: ${total(sequences.map(({ programs }) => programs))} of ${total(sequences.map(({ steps }) => steps))} steps`,
)
console.log(`Pages: ${pages} with ${listings} hostile listings`)
const wrong = [
  ...writes.wrong,
  ...uploads.wrong,
  ...sequences.flatMap((sequence) => sequence.failure ?? []),
  ...(failure === undefined ? [] : [failure]),
]
for (const line of wrong.slice(0, 50)) console.log(`WRONG: ${line}`)
console.log(`${wrong.length} answers were wrong`)
process.exit(wrong.length === 0 ? 0 : 1)

function described({ refused, taken, forbiddenActions }: Outcome): string {
  return `${refused} hostile ones refused, ${taken} valid ones taken, ${forbiddenActions} forbiddenActions refused`
}
