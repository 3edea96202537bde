import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'

import { listen } from './a-site.ts'
import { limitedFetch } from './limited-fetch.ts'

it('ends a request whose answer comes too slowly, and its connection', async () => {
  const answers: ServerResponse[] = []
  const { origin, close } = await listen((_, response) => {
    answers.push(response)
    response.write('[')
  })
  const answer = await limitedFetch(
    fetch,
    100,
  )(origin)
    .then((response) => response.text())
    .catch((cause: unknown) => cause)
  expect(answer).toMatchObject({ name: 'TimeoutError' })
  const [response] = answers
  // On a busy machine not even the headers were in time.
  if (response && !response.closed) await once(response, 'close')
  close()
})

it('leaves a request that has a limit of its own to that limit', async () => {
  const { origin, close } = await listen((_, response) => {
    setTimeout(() => response.end('late'), 50)
  })
  const { signal } = new AbortController()
  const response = await limitedFetch(fetch, 1)(origin, { signal })
  expect(await response.text()).toBe('late')
  close()
})
