import { setTimeout as wait } from 'node:timers/promises'

/**
 * Releases three canaries of browse, and lets visitors meet them: one that fails, one that is slow, and one that is fine.
 *
 * @param {object} team
 * @param {string} file The file of a text that no test fixes.
 * @param {string} text What the file has.
 */
export async function watchCanaries(team, file, text) {
  const ops = (words, options) => team.type(`npm run ops -- ${words}`, options)
  const [, live] = /^browse +(\S+) +live/m.exec(await ops('releases browse')) ?? []

  /** Releases a canary, which this many visitors meet, and as many of the live release, or 70. */
  const watched = async (name, count, measures, { pattern, ...end }) => {
    const shown = `${text} (${name})`
    await team.change(file, text, shown)
    const printed = await ops('release browse --preview --no-tests')
    const [, version] = /browse (\S+) is registered/.exec(printed) ?? []
    await team.change(file, shown, text)
    await ops(`canary browse ${version} 10`)
    // In the hour of the canary.
    await visit(team, live, Math.max(70, count), { lcp: 1000 })
    await visit(team, version, count, measures)
    const judged = await ops('watch-canary browse', end)
    if (!pattern.test(judged)) throw new Error(`${judged}\n\nThis lacks ${pattern}`)
  }

  await watched(
    'fails',
    10,
    { lcp: 1000, fails: true },
    { fails: true, pattern: /10 of 10 visits failed, and 0 of \d+ visits of the live release/ },
  )
  await watched(
    'slow',
    10,
    { lcp: 4000 },
    { fails: true, pattern: /LCP is \d+ ms at 75 % of visits, and \d+ ms of the live release/ },
  )
  await watched(
    'fine',
    105,
    { lcp: 1000 },
    { pattern: /is given to more visitors, 25 %: not worse than the live release/ },
  )
}

/** Sends what pages of visitors send. */
async function visit(team, version, count, { lcp, fails = false }) {
  const release = { remote: 'browse', version }
  const counts = [
    { what: 'visit', ...release },
    { what: 'LCP', value: lcp, ...release },
    ...(fails ? [{ what: 'failure', ...release }] : []),
  ]
  const body = JSON.stringify({ page: '/', counts })
  for (let visitor = 0; visitor < count; visitor += 1) await send(team, body, `visitor ${visitor}`)
}

/** Sends it again until the site takes it, which refuses floods and learns of a new release within seconds. */
async function send(team, body, address) {
  for (let tries = 0; tries < 60; tries += 1) {
    const headers = { 'Fastly-Client-IP': address }
    const { status } = await fetch(team.addressOf('/telemetry.json'), {
      method: 'POST',
      body,
      headers,
    })
    if (status === 204) return
    await wait(500)
  }
  throw new Error('The site takes no measurements')
}
