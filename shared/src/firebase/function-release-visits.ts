import * as v from 'valibot'

import { appError } from '#domain/app-error.ts'
import type { ReleaseVisitsPort } from '#domain/ports.ts'
import { visitMeasures } from '#domain/release-visits.ts'
import { err, ok } from '#domain/result.ts'

import type { CallFunction } from './call-function.ts'

const sums = {
  visits: v.number(),
  failures: v.number(),
  errors: v.number(),
  LCP: v.exactOptional(v.number()),
  INP: v.exactOptional(v.number()),
  CLS: v.exactOptional(v.number()),
}

const schema = v.object({
  releases: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      stage: v.picklist(['canary', 'live', 'before']),
      percent: v.exactOptional(v.number()),
      liveUntil: v.exactOptional(v.string()),
      all: v.object(sums),
      pages: v.array(v.object({ page: v.string(), ...sums })),
      worse: v.array(v.picklist(visitMeasures)),
    }),
  ),
})

/** What visits met, added up by a function: the rules let no client read the counts. */
export function createFunctionReleaseVisits(callFunction: CallFunction): ReleaseVisitsPort {
  return {
    async read(hours) {
      const answer = await callFunction('readReleaseVisits', { hours })
      if (!answer.ok) return answer
      const visits = v.safeParse(schema, answer.value)
      if (visits.success) return ok(visits.output.releases)
      return err(appError('unexpected', new Error(v.summarize(visits.issues))))
    },
  }
}
