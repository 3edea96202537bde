import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { listen } from '#tests/listen.ts'

import type { MailCatcher } from './mail-catcher.ts'
import { startMailCatcher } from './mail-catcher.ts'

const fields = {
  user_name: 'Ayşe Kaya',
  user_email: 'ayse@example.com',
  message: 'Merhaba,\nilanım görünmüyor.',
  lib_version: '4.4.1',
  service_id: 'service',
  template_id: 'template',
  user_id: 'key',
}

let folder: string
let catcher: MailCatcher

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-catcher-'))
  catcher = await start()
})

afterEach(async () => {
  await catcher.close()
  await rm(folder, { recursive: true })
})

function start() {
  return startMailCatcher({ port: 0, file: join(folder, 'kept', 'messages.json') })
}

function send(values: Record<string, string>, options: RequestInit = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  return fetch(`${catcher.url}/api/v1.0/email/send-form`, { method: 'POST', body, ...options })
}

function behave(answer: string) {
  const body = JSON.stringify({ answer })
  return fetch(`${catcher.url}/behaviour`, { method: 'PUT', body })
}

async function caught(): Promise<unknown> {
  return (await fetch(`${catcher.url}/messages`)).json()
}

test('keeps a message unchanged, from a page of any origin', async () => {
  const response = await send(fields)
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  // A multipart form contains line breaks like this.
  const message = fields.message.replace('\n', '\r\n')
  expect(await caught()).toEqual([
    { receivedAt: expect.any(String), fields: { ...fields, message } },
  ])
})

test('keeps messages across a restart', async () => {
  await send({ ...fields, message: 'The first one' })
  await catcher.close()
  catcher = await start()
  await send({ ...fields, message: 'The second one' })
  expect(await caught()).toMatchObject([
    { fields: { message: 'The first one' } },
    { fields: { message: 'The second one' } },
  ])
})

test('does not overwrite a file that is not its own', async () => {
  const file = join(folder, 'notes.json')
  await writeFile(file, '{"mine": true}')
  await expect(startMailCatcher({ port: 0, file })).rejects.toThrow('notes.json')
  expect(await readFile(file, 'utf8')).toBe('{"mine": true}')
})

test.each([
  ['lacks a field', { ...fields, user_email: undefined }, 'user_email'],
  ['has an unknown field', { ...fields, website: 'x' }, 'website'],
])('refuses a request that %s', async (_, values, named) => {
  const response = await send(JSON.parse(JSON.stringify(values)))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(named)
  expect(await caught()).toEqual([])
})

test('refuses a body that is not a multipart form, or too large', async () => {
  const json = await send({}, { body: JSON.stringify(fields) })
  expect(json.status).toBe(400)
  const large = await send({ ...fields, message: 'x'.repeat(1_000_001) })
  expect(large.status).toBe(400)
  expect(await caught()).toEqual([])
})

test.each([
  ['headless', 451],
  ['blocked', 403],
  ['throttled', 429],
])('fails as %s on demand, in a way that a page can read', async (answer, status) => {
  expect((await behave(answer)).status).toBe(204)
  const response = await send(fields)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await caught()).toEqual([])

  await behave('accept')
  expect((await send(fields)).status).toBe(200)
})

test('drops the connection, or does not answer, on demand', async () => {
  await behave('drop')
  await expect(send(fields)).rejects.toThrow('fetch failed')
  await behave('hang')
  await expect(send(fields, { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout')
})

test('can be stopped while a request hangs', async () => {
  await behave('hang')
  const outcome = send(fields).then(
    () => 'answered',
    () => 'broken off',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  await catcher.close()
  expect(await outcome).toBe('broken off')
  catcher = await start()
})

test('refuses an unknown behaviour', async () => {
  expect((await behave('explode')).status).toBe(400)
  expect((await send(fields)).status).toBe(200)
})

test('shows messages as escaped text', async () => {
  await send({ ...fields, user_name: '<script>alert(1)</script>', message: 'a & "b"' })
  const page = await (await fetch(`${catcher.url}/`)).text()
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('a &amp; &quot;b&quot;')
})

test('answers 404 at other paths', async () => {
  expect((await fetch(`${catcher.url}/api/v1.0/email/send`, { method: 'POST' })).status).toBe(404)
})

test('shows the emails that functions have written, as text', async () => {
  const asField = (stringValue: string) => ({ stringValue })
  const mail = (subject: string, createTime: string) => ({
    createTime,
    fields: {
      to: { arrayValue: { values: [asField('ayse@example.com')] } },
      message: { mapValue: { fields: { subject: asField(subject), text: asField('Merhaba') } } },
    },
  })
  const firestore = createServer((_, response) => {
    const documents = [mail('<b>Second</b>', '2026-11-02'), mail('First', '2026-11-01')]
    response.end(JSON.stringify({ documents }))
  })
  const host = await listen(firestore)
  await catcher.close()
  catcher = await startMailCatcher({ port: 0, documents: `http://${host}` })
  const mails = await fetch(`${catcher.url}/mails`)
  const rest = { to: ['ayse@example.com'], text: 'Merhaba' }
  expect(await mails.json()).toEqual([
    { ...rest, subject: 'First', at: '2026-11-01' },
    { ...rest, subject: '<b>Second</b>', at: '2026-11-02' },
  ])
  const page = await (await fetch(catcher.url)).text()
  expect(page).toContain('&lt;b&gt;Second&lt;/b&gt;')
  firestore.close()
})
