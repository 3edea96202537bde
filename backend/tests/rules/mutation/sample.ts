import type { Random } from '#tests/rules/adversary/random.ts'
import type { Mutant } from './mutants.ts'

const collections = ['posts', 'users', 'favourites', 'reports'] as const

/** Some mutants of the rules for one collection, and the file of its tests. */
export function sampleOf(
  mutants: readonly Mutant[],
  firestoreRules: string,
  random: Random,
  count: number,
) {
  const collection = random.pick(collections)
  const places = [...firestoreRules.matchAll(/match \/(\w+)\/\{/g)]
  const collectionAt = (offset: number) => places.findLast(({ index }) => index < offset)?.[1]
  const left = mutants.filter(
    ({ service, span }) => service === 'firestore' && collectionAt(span.start) === collection,
  )
  const chosen: Mutant[] = []
  while (chosen.length < count && left.length > 0) {
    chosen.push(...left.splice(random.below(left.length), 1))
  }
  return { mutants: chosen, files: [collection] }
}
