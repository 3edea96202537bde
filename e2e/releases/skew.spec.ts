import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { complaintsOf } from '#skew/complaints.ts'

// A sample of `npm run ops -- e2e:skew`, with variants of the current builds, and tests of that check.

test.describe.configure({ timeout: 120_000 })

test('another release for the same contract fits the shell @nightly', async ({
  page,
  releases,
}) => {
  const build = await releases.buildOf('browse', (script) => script)
  const staged = await releases.stage('browse', build)
  const { version } = staged
  const cell = { remote: 'browse', version, shown: version, staged } as const
  expect(await complaintsOf(page, cell)).toEqual([])
})

test('a release for a newer contract is not shown, and the shell says why @nightly', async ({
  page,
  releases,
}) => {
  const contract = '3.999.0'
  const live = await releases.liveVersion('post')
  const build = await releases.buildOf('post', (script) => script, contract)
  const staged = await releases.stage('post', build)
  const { version } = staged
  const note = page.waitForEvent('console', (message) =>
    message.text().includes(`contract ${contract}`),
  )
  const cell = { remote: 'post', version, shown: live, staged } as const
  expect(await complaintsOf(page, cell)).toEqual([])
  expect((await note).text()).toContain(`post@${version}`)

  await page.goto('/post?boundaries')
  await expect(
    page.locator(`[data-region="post@${live}, not ${version} (contract ${contract})"]`),
  ).toContainText('POST YOUR AD')
})

test.describe('a release that breaks the contract it claims to fit is found', () => {
  test('when it does not export its routes @nightly', async ({ page, problems, releases }) => {
    problems.expect(/./)
    const build = await releases.buildOf('browse', (script) =>
      script.replaceAll('createRoutes', 'makeRoutes'),
    )
    const staged = await releases.stage('browse', build)
    const { version } = staged
    const cell = { remote: 'browse', version, shown: version, staged } as const
    const complaints = await complaintsOf(page, cell)
    expect(complaints.join('\n')).toContain(`${version} was expected, and loaded was`)
    expect(complaints.join('\n')).toContain('does not expose routes')
  })

  test('when it needs a service that the shell does not have @nightly', async ({
    page,
    problems,
    releases,
  }) => {
    problems.expect(/./)
    const build = await releases.buildOf('browse', (script) =>
      script.replaceAll('.newest(', '.telepathy('),
    )
    const staged = await releases.stage('browse', build)
    const { version } = staged
    const cell = { remote: 'browse', version, shown: version, staged } as const
    const complaints = await complaintsOf(page, cell)
    expect(complaints.join('\n')).toContain('the journey: ')
  })
})
