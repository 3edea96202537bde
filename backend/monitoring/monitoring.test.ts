import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'
import { expect, it } from 'vitest'

import * as functions from '#functions/index.ts'
import { pageFunctionId } from '#hosting/hosting-config.ts'
import { backendFolder, repository } from '#base/folders.ts'

const seconds = v.pipe(v.string(), v.regex(/^\d+s$/))
const text = v.pipe(v.string(), v.nonEmpty())

/** An AlertPolicy of Cloud Monitoring, as far as ours use it. */
const alertSchema = v.strictObject({
  displayName: text,
  documentation: v.strictObject({ content: text, mimeType: v.literal('text/markdown') }),
  combiner: v.literal('OR'),
  conditions: v.tuple([
    v.strictObject({
      displayName: text,
      conditionPrometheusQueryLanguage: v.strictObject({
        query: text,
        duration: seconds,
        evaluationInterval: seconds,
      }),
    }),
  ]),
  alertStrategy: v.strictObject({ autoClose: seconds }),
  userLabels: v.strictObject({ product: v.literal('adamarket') }),
  enabled: v.boolean(),
})

/** A LogMetric of Cloud Logging. */
const metricSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
  description: text,
  filter: text,
  metricDescriptor: v.strictObject({
    metricKind: v.literal('DELTA'),
    valueType: v.literal('INT64'),
    unit: v.literal('1'),
  }),
})

const alerts = await read('alerts', alertSchema)
const metrics = await read('log-metrics', metricSchema)

async function read<Schema extends v.GenericSchema>(folder: string, schema: Schema) {
  const path = join(backendFolder, 'monitoring', folder)
  const files = await readdir(path)
  return await Promise.all(
    files.map(async (file) => {
      const content = JSON.parse(await readFile(join(path, file), 'utf8'))
      return { file, content: v.parse(schema, content) }
    }),
  )
}

it('each alert is in the runbook', async () => {
  const page = await readFile(join(repository, 'docs', 'operations.md'), 'utf8')
  const unnamed = alerts.filter(({ file }) => !page.includes(`\`${file.replace('.json', '')}\``))
  expect(unnamed).toEqual([])
})

it('alerts ask for functions and log metrics that exist', () => {
  const services = [...Object.keys(functions), pageFunctionId].map((name) => name.toLowerCase())
  const names = metrics.map(({ content }) => content.name)
  for (const { file, content } of alerts) {
    const { query } = content.conditions[0].conditionPrometheusQueryLanguage
    for (const [, service] of query.matchAll(/service_name!?="(\w+)"/g)) {
      expect([file, services]).toEqual([file, expect.arrayContaining([service])])
    }
    for (const [, name] of query.matchAll(/googleapis_com:user_(\w+)/g)) {
      expect([file, names]).toEqual([file, expect.arrayContaining([name])])
    }
    // Parentheses and braces are closed.
    for (const [open, close] of ['()', '{}', '[]']) {
      expect([file, query.split(open ?? '').length]).toEqual([
        file,
        query.split(close ?? '').length,
      ])
    }
  }
})

it('alerts about errors count those of functions, not of callers', () => {
  const queries = alerts.map(
    ({ content }) => content.conditions[0].conditionPrometheusQueryLanguage.query,
  )
  expect(queries.filter((query) => query.includes('5xx'))).toHaveLength(2)
  for (const query of queries) expect(query).not.toContain('4xx')
})

it('log metrics count lines that functions write', async () => {
  const sources = ['functions/src/limit-listings.ts', 'pages/src/handler.ts'].map((file) =>
    readFile(join(backendFolder, file), 'utf8'),
  )
  const source = (await Promise.all(sources)).join('\n')
  for (const { content } of metrics) {
    const [, message = ''] = /jsonPayload\.message="(.*)"/.exec(content.filter) ?? []
    expect(source).toMatch(
      new RegExp(`logger\\.info\\('${message}'|report\\(\\{ what: '${message}'`),
    )
  }
})
