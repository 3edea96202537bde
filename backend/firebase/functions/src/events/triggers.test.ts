import * as v from 'valibot'
import { expect, it, vi } from 'vitest'

import * as functions from '#functions/index.ts'

const endpointSchema = v.object({
  eventTrigger: v.optional(
    v.object({
      eventType: v.string(),
      retry: v.boolean(),
      eventFilterPathPatterns: v.optional(v.object({ document: v.string() })),
    }),
  ),
})

// Asking a function for its trigger asks for the project as well.
vi.stubEnv('GCLOUD_PROJECT', 'demo')
const triggers = Object.entries(functions).flatMap(([name, one]) => {
  const { eventTrigger } = v.parse(endpointSchema, Reflect.get(one, '__endpoint'))
  const document = eventTrigger?.eventFilterPathPatterns?.document
  return eventTrigger && document !== undefined ? [{ name, document, ...eventTrigger }] : []
})
vi.unstubAllEnvs()

/** The functions that any write of a document may start. */
function startedBy(path: string): readonly string[] {
  const parts = path.split('/')
  const isFor = (pattern: readonly string[]) =>
    pattern.length === parts.length &&
    pattern.every((part, at) => part.startsWith('{') || part === parts[at])
  return triggers.filter(({ document }) => isFor(document.split('/'))).map(({ name }) => name)
}

it.each([
  // What opens pictures has an instance, and much memory, for each event.
  ['posts/civic', ['checkListings', 'followListings']],
  ['withheldListings/civic', ['followWithheldListings']],
  ['users/ayse', ['followProfiles']],
  ['users/ayse/favourites/civic', ['followOwnDocuments']],
  ['users/ayse/savedSearches/1', ['followOwnDocuments']],
  ['users/ayse/pushSubscriptions/1', ['followOwnDocuments']],
  ['users/ayse/blockedSellers/1', ['followOwnDocuments']],
  ['reports/civic_ayse', ['followReports']],
  ['auditLog/decision', ['followDecisions']],
  ['pushMessages/message', ['sendPushMessages']],
  ['limits/ayse', []],
  ['cases/civic', []],
  ['unfinishedEvents/event', []],
])('a write of %s starts %j', (path, names) => {
  expect(startedBy(path).toSorted()).toEqual(names)
})

it('each function that follows documents is retried', () => {
  expect(triggers.filter(({ retry }) => !retry)).toEqual([])
})
