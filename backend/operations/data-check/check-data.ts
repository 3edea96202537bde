import {
  listingsWithoutProfile,
  leftoversOfDeletedUsers,
  otherSellerNames,
} from '#data-check/checks/authors.ts'
import {
  brokenLimits,
  reportsWithoutListing,
  unreadableDocuments,
} from '#data-check/checks/documents.ts'
import {
  listingsNotIndexed,
  entriesWithoutListing,
  exposedListings,
  needlesslyHeld,
  otherEntries,
} from '#data-check/checks/listings.ts'
import { linksToMissingPictures, picturesWithoutUse } from '#data-check/checks/pictures.ts'

import type { Check, CheckContext } from './check.ts'
import { readData } from './read-data.ts'

/** In the order in which they are fixed: checks of derived data come after those that change listings. */
const checks: readonly Check[] = [
  unreadableDocuments,
  listingsWithoutProfile,
  otherSellerNames,
  linksToMissingPictures,
  picturesWithoutUse,
  exposedListings,
  needlesslyHeld,
  brokenLimits,
  leftoversOfDeletedUsers,
  reportsWithoutListing,
  listingsNotIndexed,
  otherEntries,
  entriesWithoutListing,
]

/** A check, and where it found a problem. */
export type Finding = { readonly check: Check; readonly found: readonly string[] }

/** Fixing one problem may reveal another. */
const maxRounds = 4

/** Runs all checks; those without findings are left out. */
export async function checkData(context: CheckContext): Promise<readonly Finding[]> {
  const data = await readData(context)
  const findings = await Promise.all(
    checks.map(async (check) => ({ check, found: await check.find(data, context) })),
  )
  return findings.filter(({ found }) => found.length > 0)
}

/**
 * Fixes what the checks found, and checks again, until nothing is left that can be fixed.
 *
 * @returns what is left
 */
export async function fixData(
  findings: readonly Finding[],
  context: CheckContext,
  rounds = maxRounds,
): Promise<readonly Finding[]> {
  for (const { check, found } of findings) {
    // In sequence: derived data comes last.
    await check.fix?.apply(found, context)
  }
  const left = await checkData(context)
  const isSettled = describe(left) === describe(findings)
  return isSettled || rounds <= 1 ? left : await fixData(left, context, rounds - 1)
}

function describe(findings: readonly Finding[]): string {
  return JSON.stringify(findings.map(({ check: { title }, found }) => [title, found]))
}
