import * as v from 'valibot'

import type { GoogleApi } from '#deployment/google-api.ts'
import { ApiRefusal } from '#deployment/google-api.ts'

import { measure } from './google.ts'
import type { Section } from './section.ts'

const perGigabyte = 1 / 2 ** 30

/** What Google's monitoring counts, and its price in dollars for one, as in docs/cost.md. */
const counted: readonly (readonly [what: string, metric: string, price: number])[] = [
  ['document reads', 'firestore_googleapis_com:document_read_ops_count', 0.06 / 100_000],
  ['document writes', 'firestore_googleapis_com:document_write_ops_count', 0.18 / 100_000],
  ['document deletions', 'firestore_googleapis_com:document_delete_ops_count', 0.02 / 100_000],
  [
    'requests of functions',
    'run_googleapis_com:request_count{monitored_resource="cloud_run_revision"}',
    0.4 / 1_000_000,
  ],
  [
    'seconds of functions',
    'run_googleapis_com:container_billable_instance_time{monitored_resource="cloud_run_revision"}',
    // A processor, and half a GiB of memory.
    0.000024 + 0.5 * 0.0000025,
  ],
  [
    'bytes sent by Hosting',
    'firebasehosting_googleapis_com:network_sent_bytes_count',
    0.15 * perGigabyte,
  ],
  ['bytes sent by Storage', 'storage_googleapis_com:network_sent_bytes_count', 0.12 * perGigabyte],
]

const billingSchema = v.object({ billingAccountName: v.optional(v.string(), '') })
const budgetsSchema = v.object({
  budgets: v.optional(
    v.array(
      v.object({
        amount: v.optional(
          v.object({
            specifiedAmount: v.optional(v.object({ units: v.optional(v.string()) })),
          }),
        ),
      }),
    ),
    [],
  ),
})

const unknownHere =
  "Only Google's billing knows: transfer of Firestore, stored data, backups, logs, what is free, and taxes."

export const costOfLocalSite: Section = {
  title: 'Cost of the day',
  lines: ['None: the emulators cost nothing, and count nothing.'],
  broken: [],
}

/** What the last 24 hours have cost by their counts, at list prices, against a thirtieth of the monthly budget. */
export async function costSection(api: GoogleApi, projectId: string): Promise<Section> {
  const lines: string[] = []
  let cost = 0
  for (const [what, metric, price] of counted) {
    const measured = await measure(api, projectId, `sum(increase(${metric}[1d]))`)
    const count = measured.reduce((sum, { value }) => sum + value, 0)
    cost += count * price
    lines.push(`${Math.round(count)} ${what}: ${dollars(count * price)}`)
  }
  // Only those who see the billing account may read its budgets.
  const budget = await readBudget(api, projectId).catch((error: unknown) => {
    if (error instanceof ApiRefusal) return undefined
    throw error
  })
  const ofDay = budget === undefined ? undefined : budget / 30
  const against =
    ofDay === undefined
      ? 'no budget can be read here'
      : `the budget has ${dollars(ofDay)} for a day`
  return {
    title: 'Cost of the last 24 hours, at list prices',
    lines: [...lines, `Together ${dollars(cost)}; ${against}.`, unknownHere],
    broken:
      ofDay !== undefined && cost > ofDay
        ? [
            {
              what: `The day cost ${dollars(cost)}, and the budget has ${dollars(ofDay)} for it.`,
              row: 'the budget',
            },
          ]
        : [],
  }
}

/** The budget of a month, in the currency of the billing account; the largest, if there are several. */
async function readBudget(api: GoogleApi, projectId: string): Promise<number | undefined> {
  const billing = await api.read(
    billingSchema,
    `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`,
  )
  if (!billing?.billingAccountName) return undefined
  const scope = new URLSearchParams({ scope: `projects/${projectId}` })
  const found = await api.read(
    budgetsSchema,
    `https://billingbudgets.googleapis.com/v1/${billing.billingAccountName}/budgets?${scope}`,
  )
  const amounts = (found?.budgets ?? []).flatMap(({ amount }) => {
    const units = amount?.specifiedAmount?.units
    return units === undefined ? [] : [Number(units)]
  })
  return amounts.length === 0 ? undefined : Math.max(...amounts)
}

function dollars(value: number): string {
  return `$${value.toFixed(2)}`
}
