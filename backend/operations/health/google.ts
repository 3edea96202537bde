import * as v from 'valibot'

import type { GoogleApi } from '#deployment/google-api.ts'

import type { PromiseName } from '#functions/base/keep-promise.ts'

/** What an operator copies: noted in the log, since the account of backups writes nothing in the database. */
export type Copy = Extract<PromiseName, 'backup' | 'decisions'>

/** How long Google keeps the log. */
const loggedMs = 30 * 24 * 60 * 60_000

const entriesSchema = v.object({
  entries: v.optional(v.array(v.object({ timestamp: v.string() })), []),
})
const backupsSchema = v.object({
  backups: v.optional(
    v.array(v.object({ snapshotTime: v.string(), state: v.optional(v.string()) })),
    [],
  ),
})
const queriedSchema = v.object({
  data: v.object({
    result: v.array(
      v.object({
        metric: v.optional(v.record(v.string(), v.string()), {}),
        value: v.tuple([v.number(), v.string()]),
      }),
    ),
  }),
})

/** Notes in the log of a project that a copy was made: an alert waits for this line. */
export async function logCopy(api: GoogleApi, projectId: string, copy: Copy): Promise<void> {
  await api.send('POST', 'https://logging.googleapis.com/v2/entries:write', {
    logName: `projects/${projectId}/logs/backups`,
    resource: { type: 'global' },
    entries: [{ severity: 'INFO', jsonPayload: { message: 'A promise is kept', promise: copy } }],
  })
}

/** When the last copy was made that the log names. */
export async function lastLoggedCopy(
  api: GoogleApi,
  projectId: string,
  copy: Copy,
  now: Date,
): Promise<Date | undefined> {
  const since = new Date(now.getTime() - loggedMs).toISOString()
  const found = await api.send('POST', 'https://logging.googleapis.com/v2/entries:list', {
    resourceNames: [`projects/${projectId}`],
    filter: `logName="projects/${projectId}/logs/backups" AND jsonPayload.promise="${copy}" AND timestamp>="${since}"`,
    orderBy: 'timestamp desc',
    pageSize: 1,
  })
  const [entry] = v.parse(entriesSchema, found).entries
  return entry && new Date(entry.timestamp)
}

/** When the newest of Google's own backups of the database was taken. */
export async function lastGoogleBackup(
  api: GoogleApi,
  projectId: string,
): Promise<Date | undefined> {
  const address = `https://firestore.googleapis.com/v1/projects/${projectId}/locations/-/backups`
  const found = await api.read(backupsSchema, address)
  const times = (found?.backups ?? []).flatMap(({ state, snapshotTime }) =>
    state === 'READY' ? [Date.parse(snapshotTime)] : [],
  )
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}

/** A value of Cloud Monitoring, and what it is of. */
export type Measured = { readonly labels: Readonly<Record<string, string>>; readonly value: number }

/** Asks Cloud Monitoring in PromQL. */
export async function measure(
  api: GoogleApi,
  projectId: string,
  query: string,
): Promise<readonly Measured[]> {
  const service = `https://monitoring.googleapis.com/v1/projects/${projectId}/location/global/prometheus/api/v1`
  const found = await api.read(queriedSchema, `${service}/query?${new URLSearchParams({ query })}`)
  return (found?.data.result ?? []).map(({ metric, value: [, value] }) => ({
    labels: metric,
    value: Number(value),
  }))
}
