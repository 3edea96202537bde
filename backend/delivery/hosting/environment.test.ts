import { checkoutId } from '@adamarket/shared/build/own-site.ts'
import { describe, expect, it } from 'vitest'

import { repository } from '#base/folders.ts'
import { readSettings } from '#base/settings.ts'

import { environmentAsText, insertEnvironment, localEnvironment } from './environment.ts'

const environment = localEnvironment(readSettings({ ADAMARKET_PORT_OFFSET: '1000' }))

function contentOf(html: string): unknown {
  const [, text = ''] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(text)
}

describe('insertEnvironment', () => {
  it.each([
    '<script id="environment" type="application/json">{}</script>',
    '<script id=environment type=application/json>{"old":"</b>"}</script>',
  ])('replaces the content of %s', (page) => {
    expect(contentOf(insertEnvironment(page, environment))).toEqual(environment)
  })

  it('escapes values that could end the element or act as a replacement pattern', () => {
    const firebase = { ...environment.firebase, appId: "</script><script>$& $'" }
    const html = insertEnvironment('<script id="environment"></script>', { firebase })
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(contentOf(html)).toEqual({ firebase })
  })

  it('refuses a page without the element', () => {
    expect(() => insertEnvironment('<script id="other"></script>', environment)).toThrow(
      'no element with the id "environment"',
    )
  })
})

describe('localEnvironment', () => {
  it('points to the emulators of these settings', () => {
    expect(environment).toMatchObject({
      firebase: { projectId: 'demo-adamarket', storageBucket: 'demo-adamarket.appspot.com' },
      emulators: {
        auth: 'http://localhost:10099',
        firestore: { host: 'localhost', port: 9080 },
        storage: { host: 'localhost', port: 10199 },
        functions: { host: 'localhost', port: 6001 },
      },
      contactMail: { origin: 'http://localhost:4025' },
    })
  })

  it('says which checkout it is of, and no path of this machine', () => {
    expect(environment.checkout).toBe(checkoutId(repository))
    expect(environmentAsText(environment)).not.toContain(repository)
  })
})
