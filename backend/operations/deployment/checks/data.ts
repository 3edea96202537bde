import * as v from 'valibot'

import { readIndexStates } from '#deployment/live-indexes.ts'
import { ourIndexes } from '#deployment/our-indexes.ts'
import { releasesDatabase } from '#base/with-project.ts'

import type { Check } from './check.ts'
import { consolePage } from './check.ts'

const databaseSchema = v.object({
  type: v.string(),
  pointInTimeRecoveryEnablement: v.optional(v.string()),
  deleteProtectionState: v.optional(v.string()),
})
const locationSchema = v.object({ location: v.string() })
const schedulesSchema = v.object({ backupSchedules: v.optional(v.array(v.unknown()), []) })

const databaseOf = (projectId: string) =>
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`

export const database: Check = {
  name: 'Database',
  isRequired: true,
  async find({ api, settings: { projectId, region } }) {
    const found = await api.read(databaseSchema, databaseOf(projectId))
    if (found?.type === 'FIRESTORE_NATIVE') return []
    const command = `gcloud firestore databases create --location=${region} --project=${projectId}`
    return [
      { what: 'There is no Firestore database (default). Its location is for good.', command },
    ]
  },
}

/** The registry and the leases: who releases an app has no right to the data of users. */
export const releases: Check = {
  name: 'Database of the releases',
  isRequired: true,
  async find({ api, settings: { projectId, region } }) {
    const address = databaseOf(projectId).replace('(default)', releasesDatabase)
    if (await api.read(databaseSchema, address)) return []
    const command = `gcloud firestore databases create --database=${releasesDatabase} --location=${region} --delete-protection --project=${projectId}`
    return [{ what: `There is no Firestore database ${releasesDatabase}.`, command }]
  },
}

export const bucket: Check = {
  name: 'Bucket of the pictures',
  isRequired: true,
  async find({ api, settings: { projectId, storageBucket, region } }) {
    const found = await api.read(
      v.object({}),
      `https://firebasestorage.googleapis.com/v1beta/projects/${projectId}/buckets/${storageBucket}`,
    )
    const bucketsPage = consolePage(projectId, 'storage')
    if (!found) {
      return [{ what: `The bucket ${storageBucket} is not one of Firebase.`, command: bucketsPage }]
    }
    const stored = await api.read(
      locationSchema,
      `https://storage.googleapis.com/storage/v1/b/${storageBucket}`,
    )
    const location = stored?.location.toLowerCase() ?? ''
    if (mayListen(region, location)) return []
    return [
      {
        what: `Functions in ${region} cannot listen to the bucket ${storageBucket}, which is in ${location}: set ADAMARKET_REGION to a region there.`,
        command: bucketsPage,
      },
    ]
  },
}

/** The continents of buckets in several regions, by how the names of their regions begin. */
const continents: Readonly<Record<string, string>> = { eu: 'europe-', us: 'us-', asia: 'asia-' }

/** Whether functions in a region may listen to a bucket, as far as firebase-tools would refuse it. */
function mayListen(region: string, location: string): boolean {
  const start = continents[location]
  if (start !== undefined) return region.startsWith(start)
  const isOneRegion = /^[a-z]+-[a-z]+\d+$/.test(location)
  return !isOneRegion || location === region || location === 'us-central1'
}

export const recovery: Check = {
  name: 'Recovery of the database',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const found = await api.read(databaseSchema, databaseOf(projectId))
    const schedules = await api.read(schedulesSchema, `${databaseOf(projectId)}/backupSchedules`)
    const update = "gcloud firestore databases update --database='(default)'"
    const missing = []
    if (found?.pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED') {
      missing.push({
        what: 'The database cannot be read as it was some days ago (point-in-time recovery).',
        command: `${update} --enable-pitr --project=${projectId}`,
      })
    }
    if (found?.deleteProtectionState !== 'DELETE_PROTECTION_ENABLED') {
      missing.push({
        what: 'The database can be deleted.',
        command: `${update} --delete-protection --project=${projectId}`,
      })
    }
    if (!schedules || schedules.backupSchedules.length === 0) {
      missing.push({
        what: 'No backup of the database is scheduled.',
        command: `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d --project=${projectId}`,
      })
    }
    return missing
  },
}

export const indexes: Check = {
  name: 'Indexes',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const states = await readIndexStates(api, projectId, ourIndexes)
    const unfinished = [...states].filter(([, state]) => state !== 'READY')
    if (unfinished.length === 0) return []
    const list = unfinished.map(([index, state]) => `${index} (${state.toLowerCase()})`)
    return [
      {
        what: `Indexes are not ready: ${list.join('; ')}.`,
        command: `npm run ops -- deploy --project ${projectId}`,
      },
    ]
  },
}
