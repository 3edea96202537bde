import type { Check, Place } from '#data-check/check.ts'
import {
  listingsWithoutProfile,
  leftByGoneUsers,
  otherSellerNames,
} from '#data-check/checks/authors.ts'
import { brokenLimits, unreadableDocuments } from '#data-check/checks/documents.ts'
import {
  listingsNotIndexed,
  entriesWithoutListing,
  heldForNothing,
  otherEntries,
} from '#data-check/checks/listings.ts'
import { linksToMissingPictures, picturesWithoutUse } from '#data-check/checks/pictures.ts'
import { readData } from '#data-check/read-data.ts'

/** In the order in which they are fixed: what is derived from a listing comes after what changes the listing. */
const checks: readonly Check[] = [
  unreadableDocuments,
  listingsWithoutProfile,
  otherSellerNames,
  linksToMissingPictures,
  picturesWithoutUse,
  heldForNothing,
  brokenLimits,
  leftByGoneUsers,
  listingsNotIndexed,
  otherEntries,
  entriesWithoutListing,
]

/** A kind of fault, and what has it. */
export type Finding = { readonly check: Check; readonly found: readonly string[] }

/** Fixing one thing may bring to light another. */
const maxRounds = 4

/** Looks at all data for every kind of fault; kinds without any are left out. */
export async function checkData(place: Place): Promise<readonly Finding[]> {
  const data = await readData(place)
  const findings = await Promise.all(
    checks.map(async (check) => ({ check, found: await check.find(data, place) })),
  )
  return findings.filter(({ found }) => found.length > 0)
}

/**
 * Fixes what a check found, and looks again, until nothing is left that can be fixed.
 *
 * @returns what is left
 */
export async function fixData(
  findings: readonly Finding[],
  place: Place,
  rounds = maxRounds,
): Promise<readonly Finding[]> {
  for (const { check, found } of findings) {
    // One after the other: what is derived comes last.
    await check.fix?.apply(found, place)
  }
  const left = await checkData(place)
  const isSettled = describe(left) === describe(findings)
  return isSettled || rounds <= 1 ? left : await fixData(left, place, rounds - 1)
}

function describe(findings: readonly Finding[]): string {
  return JSON.stringify(findings.map(({ check: { title }, found }) => [title, found]))
}
