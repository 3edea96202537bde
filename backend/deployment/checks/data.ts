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
  async find({ api, settings: { projectId, storageBucket } }) {
    const found = await api.read(
      v.object({}),
      `https://firebasestorage.googleapis.com/v1beta/projects/${projectId}/buckets/${storageBucket}`,
    )
    if (found) return []
    return [
      {
        what: `The bucket ${storageBucket} is not one of Firebase.`,
        command: consolePage(projectId, 'storage'),
      },
    ]
  },
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
