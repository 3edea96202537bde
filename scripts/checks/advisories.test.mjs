import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

import { expect, it, onTestFinished } from 'vitest'

import { requestOlderEndpoint, versionsOf } from './advisories.mjs'

/** A registry that knows one vulnerable version, if it knows the endpoint. */
async function aRegistry(status = 200) {
  const server = createServer(async (request, response) => {
    const { dependencies } = await json(request)
    const isKnown = request.url === '/npm/-/npm/v1/security/audits/quick' && status === 200
    response.writeHead(isKnown ? 200 : 405)
    const advisory = {
      module_name: 'lodash',
      severity: 'high',
      title: 'Prototype pollution',
      url: 'https://advisories.example/1',
      findings: [{ version: '4.17.0' }],
    }
    const advisories = dependencies.lodash?.version === '4.17.0' ? { 1: advisory } : {}
    response.end(JSON.stringify({ advisories }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${server.address().port}/npm`
}

it('asks about every installed version', async () => {
  const versions = versionsOf({
    MIT: [
      { name: 'lodash', versions: ['4.17.21', '4.17.0'] },
      { name: 'react', versions: ['19.3.1'] },
    ],
  })
  expect(await requestOlderEndpoint(await aRegistry(), versions)).toEqual([
    'high: lodash 4.17.0: Prototype pollution https://advisories.example/1',
  ])
})

it('does not take a registry that does not answer for one without advisories', async () => {
  const asking = requestOlderEndpoint(await aRegistry(405), new Map([['react', ['19.3.1']]]))
  await expect(asking).rejects.toThrow('answered 405')
})
