import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'
import { expect, it } from 'vitest'

import * as functions from '#functions/index.ts'
import { watched } from '#health/promises.ts'
import { pageFunctionId } from '#hosting/hosting-config.ts'
import { backendFolder, firebaseFolder, repository } from '#base/folders.ts'

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
  labelExtractors: v.optional(v.record(v.string(), text)),
  metricDescriptor: v.strictObject({
    metricKind: v.literal('DELTA'),
    valueType: v.literal('INT64'),
    unit: v.literal('1'),
    labels: v.optional(v.array(v.strictObject({ key: text, valueType: v.literal('STRING') }))),
  }),
})

const alerts = await read('alerts', alertSchema)
const metrics = await read('log-metrics', metricSchema)

async function read<Schema extends v.GenericSchema>(folder: string, schema: Schema) {
  const path = join(backendFolder, 'operations', 'monitoring', folder)
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
  const names = alerts.map(({ file }) => file.replace('.json', ''))
  expect(names.filter((name) => !page.includes(`\n| \`${name}\` `))).toEqual([])
  // And the commands of its first look.
  expect(names.filter((name) => !page.includes(`\n# ${name}\n`))).toEqual([])
})

it('each broken promise that health names is in the runbook', async () => {
  const page = await readFile(join(repository, 'docs', 'operations.md'), 'utf8')
  const sources = ['waiting', 'visitors', 'cost', 'page'].map((file) =>
    readFile(join(backendFolder, 'operations', 'health', `${file}.ts`), 'utf8'),
  )
  const source = (await Promise.all(sources)).join('\n')
  const named = [...source.matchAll(/\brow(?:: | = )'([^']+)'|, '([a-z-]+)'\),$/gm)]
  const rows = named.map(([, one, other]) => one ?? other ?? '')
  expect(rows.length).toBeGreaterThan(6)
  for (const row of [...rows, ...watched.map((promise) => promise.row)]) {
    expect(page).toMatch(new RegExp(`^\\| \`?${row}\`? +\\|`, 'm'))
  }
})

it('each promise with a schedule has an alert that waits for its success', () => {
  const queries = alerts
    .map(({ content }) => content.conditions[0].conditionPrometheusQueryLanguage.query)
    .join('\n')
  const unwatched = watched.filter(
    ({ name, maxAgeMs }) => maxAgeMs !== undefined && !queries.includes(`promise="${name}"`),
  )
  // Google's own backups have no metric: `health` lists them.
  expect(unwatched.map(({ name }) => name)).toEqual(['backup'])
  for (const [, name] of queries.matchAll(/promise="([^"]+)"/g)) {
    expect(watched.map((promise) => promise.name)).toContain(name)
  }
})

it('alerts ask for functions, steps and log metrics that exist', async () => {
  const steps = await readFile(
    join(firebaseFolder, 'functions/src/listings/listing-steps.ts'),
    'utf8',
  )
  const services = [...Object.keys(functions), pageFunctionId].map((name) => name.toLowerCase())
  const names = metrics.map(({ content }) => content.name)
  for (const { file, content } of alerts) {
    const { query } = content.conditions[0].conditionPrometheusQueryLanguage
    for (const [, service] of query.matchAll(/service_name!?="(\w+)"/g)) {
      expect([file, services]).toEqual([file, expect.arrayContaining([service])])
    }
    for (const [, name] of query.matchAll(/function(?:_name)?="(\w+)"/g)) {
      expect([file, Object.keys(functions)]).toEqual([file, expect.arrayContaining([name])])
    }
    for (const [, name] of query.matchAll(/step!?="(\w+)"/g)) {
      expect([file, steps]).toEqual([file, expect.stringContaining(`name: '${name}'`)])
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
  const sources = [
    'functions/src/limits/limit-listings.ts',
    'functions/src/limits/limit-actions.ts',
    'functions/src/base/keep-promise.ts',
    'functions/src/events/run-steps.ts',
    'pages/src/handler.ts',
  ].map((file) => readFile(join(firebaseFolder, file), 'utf8'))
  const source = (await Promise.all(sources)).join('\n')
  // What the extension writes is not in our sources.
  for (const { content } of metrics.filter(
    ({ content: { name } }) => name !== 'undelivered_mails',
  )) {
    const [, message = ''] = /jsonPayload\.message="(.*)"/.exec(content.filter) ?? []
    expect(source).toMatch(
      new RegExp(`logger\\.info\\('${message}'|(?:what|message): '${message}'`),
    )
  }
})
