import { describe, expect, it } from 'vitest'

import { ownAddress, readNotification } from './notifications.ts'

const site = 'https://site.example'
const message = {
  title: 'New: Honda Civic',
  body: 'For a search you saved',
  path: '/listing/civic',
}
const read = (fields: object) => readNotification(JSON.stringify({ ...message, ...fields }), site)

it('shows the text of a message, with an address of the site', () => {
  const address = `${site}/listing/civic`
  const options = { body: message.body, tag: address, data: address }
  expect(read({})).toEqual({ title: message.title, options })
})

describe('shows nothing of', () => {
  it.each<[string, string | undefined]>([
    ['a message without text', undefined],
    ['text that is no message', '<img src=x onerror=alert(1)>'],
    ['a message of another form', '[]'],
  ])('%s', (_what, text) => expect(readNotification(text, site)).toBeUndefined())

  it.each<[string, object]>([
    ['a message without a title', { title: '' }],
    ['a title that is not text', { title: { html: 'x' } }],
    ['an endless title', { title: 'x'.repeat(301) }],
    ['an endless text', { body: 'x'.repeat(301) }],
    ['a message without an address', { path: undefined }],
    ['an address of another site', { path: 'https://evil.example/' }],
    ['an address of another site without a scheme', { path: '//evil.example/' }],
    ['the same with a backslash', { path: String.raw`/\evil.example/` }],
    ['another port', { path: 'https://site.example:8443/' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['a document of its own', { path: 'data:text/html,x' }],
    ['no address at all', { path: 'https://' }],
  ])('%s', (_what, fields) => expect(read(fields)).toBeUndefined())
})

it.each([undefined, null, 1, 'https://evil.example/'])('opens nothing for %j', (data) => {
  expect(ownAddress(data, site)).toBeUndefined()
})
