import { parseArgs } from 'node:util'

import { firestoreProject, readRules, startStorageRules } from '#rules-tests/rules-environment.ts'
import { attackUploads } from './attack-uploads.ts'
import { attackWrites } from './attack-writes.ts'
import { createRandom } from './random.ts'
import { projectId } from './valid.ts'

// The whole attack, beside emulators: `npm run attack [-- --seed <seed> --writes <n> --uploads <n>]`.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    writes: { type: 'string', default: '20000' },
    uploads: { type: 'string', default: '2000' },
  },
})
const seed = Number(values.seed)
console.log(`Seed ${seed}`)

const firestore = firestoreProject(projectId)
await firestore.load(await readRules('firestore.rules'))
const storage = await startStorageRules(projectId)
await firestore.clear()
const writes = await attackWrites(firestore, createRandom(seed), Number(values.writes), (pairs) => {
  if (pairs % 2000 === 0) console.log(`${pairs} pairs of writes`)
})
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

console.log(`Writes: ${writes.refused} hostile ones refused, ${writes.taken} valid ones taken`)
console.log(`Uploads: ${uploads.refused} hostile ones refused, ${uploads.taken} valid ones taken`)
const wrong = [...writes.wrong, ...uploads.wrong]
for (const line of wrong.slice(0, 50)) console.log(`WRONG: ${line}`)
console.log(`${wrong.length} answers were wrong`)
process.exit(wrong.length === 0 ? 0 : 1)
