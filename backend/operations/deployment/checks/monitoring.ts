import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

import { backendFolder } from '#base/folders.ts'

import type { Check } from './check.ts'

const metricSchema = v.object({ name: v.string() })
const metricsSchema = v.object({ metrics: v.optional(v.array(metricSchema), []) })
const alertSchema = v.object({ displayName: v.string() })
const policiesSchema = v.object({
  alertPolicies: v.optional(
    v.array(
      v.object({
        ...alertSchema.entries,
        enabled: v.optional(v.boolean(), true),
        notificationChannels: v.optional(v.array(v.string()), []),
      }),
    ),
    [],
  ),
})

export const logMetrics: Check = {
  name: 'Log metrics',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const address = `https://logging.googleapis.com/v2/projects/${projectId}/metrics?pageSize=1000`
    const found = (await api.read(metricsSchema, address))?.metrics ?? []
    return (await filesOf('log-metrics', metricSchema))
      .filter(({ content }) => !found.some(({ name }) => name === content.name))
      .map(({ file, content: { name } }) => ({
        what: `There is no log metric ${name}, which alerts count.`,
        command: `gcloud logging metrics create ${name} --config-from-file=${file} --project=${projectId}`,
      }))
  },
}

export const alerts: Check = {
  name: 'Alerts',
  isRequired: false,
  async find({ api, settings: { projectId } }) {
    const query = new URLSearchParams({
      filter: 'user_labels.product="adamarket"',
      pageSize: '1000',
    })
    const found = await api.read(
      policiesSchema,
      `https://monitoring.googleapis.com/v3/projects/${projectId}/alertPolicies?${query}`,
    )
    const existing = found?.alertPolicies.filter(
      ({ enabled, notificationChannels }) => enabled && notificationChannels.length > 0,
    )
    return (await filesOf('alerts', alertSchema))
      .filter(
        ({ content }) => !existing?.some(({ displayName }) => displayName === content.displayName),
      )
      .map(({ file, content: { displayName } }) => ({
        what: `No alert tells anyone: ${displayName}.`,
        command: `gcloud monitoring policies create --policy-from-file=${file} --notification-channels=<channel> --project=${projectId}`,
      }))
  },
}

/** The files in a folder of `backend/operations/monitoring`, by their paths from the root. */
async function filesOf<Schema extends v.GenericSchema>(folder: string, schema: Schema) {
  const path = join(backendFolder, 'operations', 'monitoring', folder)
  const names = await readdir(path)
  return await Promise.all(
    names.toSorted().map(async (name) => ({
      file: `backend/operations/monitoring/${folder}/${name}`,
      content: v.parse(schema, JSON.parse(await readFile(join(path, name), 'utf8'))),
    })),
  )
}
