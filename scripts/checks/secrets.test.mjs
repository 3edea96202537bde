import { describe, expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'
import { secretsIn, secretsOf } from './secrets.mjs'

describe('secretsIn', () => {
  it.each([
    ['a private key', `-----BEGIN ${'RSA '}PRIVATE KEY-----`],
    ['a service account', '{"type": "service_account"}'],
    ['a Google token', `ya29.${'a'.repeat(30)}`],
    ['a GitHub token', `ghp_${'a'.repeat(36)}`],
    ['an npm token', `npm_${'a'.repeat(36)}`],
    ['an Amazon key', `AKIA${'A'.repeat(16)}`],
    ['a Stripe or Slack key', `sk_live_${'a'.repeat(20)}`],
    ['a signed token', `eyJ${'a'.repeat(20)}.eyJ${'a'.repeat(20)}.${'a'.repeat(20)}`],
    ['an inline source map', '//# sourceMappingURL=data:application/json;base64,e30='],
  ])('finds %s', (what, text) => {
    expect(secretsIn(`before ${text} after`, [])).toEqual([what])
  })

  it("accepts Firebase's web configuration", () => {
    const settings = `{apiKey:"AIza${'a'.repeat(35)}",appId:"1:2:web:3"}`
    expect(secretsIn(settings, [])).toEqual([])
  })
})

describe('secretsOf', () => {
  const found = (text, ...known) => secretsIn(text, secretsOf(...known))

  it('finds the values of variables whose names mark them as secret, and of no others', () => {
    const variables = {
      MAIL_PASSWORD: 'hunter2(hunter2',
      LANG: 'en_GB.UTF-8',
      API_KEY: 'production',
    }
    expect(found('x hunter2(hunter2 x en_GB.UTF-8 production', variables, [], [])).toEqual([
      'the value of MAIL_PASSWORD',
    ])
  })

  it('finds those of .env files, except for the environment of the pages', () => {
    const file = 'NAME=AdaMarket\nexport MAIL_SECRET="of 3 mails"\nADAMARKET_API_KEY=AIza0123456789'
    expect(found('AdaMarket of 3 mails AIza0123456789', {}, [file], [])).toEqual([
      'the value of MAIL_SECRET',
    ])
  })

  it('finds the folders of this machine, and no others with such a name', () => {
    expect(found('{"file":"/app/shell/a.ts"}', {}, [], ['/app', '/home/me/'])).toEqual([
      'the folder /app',
    ])
    expect(found('webpack:///shell/src/app/start.ts to /app', {}, [], ['/app'])).toEqual([])
  })

  it('finds the folder of this checkout', () => {
    const folder = repository.replace(/\/$/, '')
    expect(found(`${repository}shell/a.ts`, {}, [])).toContain(`the folder ${folder}`)
  })
})
