import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Role } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { ReleaseVisitsPort } from '@adamarket/shared/domain/ports.ts'
import type { VisitsOfRelease } from '@adamarket/shared/domain/release-visits.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryReleaseVisits } from '@adamarket/shared/memory/memory-release-visits.ts'
import { aSignedInUser, aUser } from '@adamarket/shared/testing/a-user.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const none = { visits: 0, failures: 0, errors: 0 }

const canary: VisitsOfRelease = {
  remote: 'browse',
  version: '0.3.0-cccccccc',
  stage: 'canary',
  percent: 10,
  all: { visits: 1200, failures: 30, errors: 6, LCP: 2412.4, INP: 96, CLS: 0.0349 },
  pages: [
    { page: '/search', visits: 1000, failures: 30, errors: 6, LCP: 2500 },
    { page: 'other', visits: 200, failures: 0, errors: 0 },
  ],
  worse: ['failures', 'LCP'],
}
const live: VisitsOfRelease = {
  remote: 'browse',
  version: '0.2.0-bbbbbbbb',
  stage: 'live',
  all: { visits: 10_800, failures: 54, errors: 60, LCP: 1800, INP: 90, CLS: 0.03 },
  pages: [],
  worse: [],
}
const before: VisitsOfRelease = {
  remote: 'browse',
  version: '0.1.0-aaaaaaaa',
  stage: 'before',
  liveUntil: '2026-11-20T10:20:00.000Z',
  all: none,
  pages: [],
  worse: [],
}
const post: VisitsOfRelease = { ...live, remote: 'post', version: '0.2.0-dddddddd', all: none }

type Options = {
  readonly path?: string
  readonly role?: Role
  readonly port?: ReleaseVisitsPort
  readonly share?: number
  readonly language?: Language
}

async function open({
  path = '/releases',
  role = 'admin',
  port = createMemoryReleaseVisits([canary, live, before, post]),
  share: measuredShare = 1,
  language = 'en',
}: Options = {}) {
  const user = await aSignedInUser({ uid: 'kerem', role })
  const read = vi.spyOn(port, 'read')
  const connectivity = createMemoryConnectivity()
  const services = { ...user, releaseVisits: port, measuredShare, connectivity }
  const rendered = await renderRemote(account, { path, language, services })
  await screen.findByRole('heading', { level: 1 })
  return { ...rendered, read, connectivity }
}

const tableOf = (name: string) => within(screen.getByRole('region', { name })).getByRole('table')
const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell')

describe('an admin sees', () => {
  it('each release beside the one that it replaces, with what is worse marked by a word', async () => {
    const { container } = await open()
    expect(await screen.findByRole('heading', { level: 2, name: 'browse' })).toBeVisible()
    const table = tableOf('browse')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Measure',
      'Canary, 10% of visitors0.3.0-cccccccc',
      'Live0.2.0-bbbbbbbb',
      'Before, until 20 Nov 2026, 12:200.1.0-aaaaaaaa',
    ])
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => cellsOf(row).map(({ textContent }) => textContent))).toEqual([
      ['1,200', '10,800', '0'],
      ['2.5%Worse', '0.5%', '–'],
      ['0.5%', '0.6%', '–'],
      ['2,412 msWorse', '1,800 ms', '–'],
      ['96 ms', '90 ms', '–'],
      ['0.03', '0.03', '–'],
    ])
    expect(screen.getByRole('heading', { level: 2, name: 'post' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'post' })).toBeNull()
    expect(screen.getByText('No visits yet')).toBeVisible()
    expect(screen.queryByText(/^Measured:/)).toBeNull()
    await expectNoViolations(container)
  })

  it('the pages of a release', async () => {
    await open()
    await userEvent.click(await screen.findByText('By page: Canary, 10% of visitors'))
    const table = tableOf('By page: Canary, 10% of visitors')
    const [, search, other] = within(table).getAllByRole('row')
    expect(search).toHaveTextContent('/search1,0003%0.6%2,500 ms––')
    expect(other).toHaveTextContent('Other pages2000%0%–––')
  })

  it('of which share of visits the counts are', async () => {
    await open({ share: 0.125 })
    expect(await screen.findByText('Measured: 12.5% of visits.')).toBeVisible()
  })

  it('a day or a week, as the address says', async () => {
    const { read, router } = await open()
    await userEvent.click(await screen.findByRole('link', { name: '7 days' }))
    expect(router.state.location.search).toBe('?period=week')
    expect(screen.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => read.mock.calls).toEqual([[24], [168]])
    await userEvent.click(screen.getByRole('link', { name: '24 hours' }))
    await expect.poll(() => read.mock.calls).toEqual([[24], [168], [24]])
  })

  it('their language', async () => {
    await open({ language: 'tr', share: 0.1 })
    expect(await screen.findByText('Deneme, ziyaretçi payı %10')).toBeVisible()
    expect(screen.getByText('%2,5')).toBeVisible()
    expect(screen.getByText('Ölçülen ziyaretlerin payı: %10.')).toBeVisible()
  })

  it('that there were no visits yet', async () => {
    const port = createMemoryReleaseVisits([{ ...live, all: none }])
    await open({ port })
    expect(await screen.findByRole('heading', { name: 'No visits yet' })).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('that the site measures none, without reading', async () => {
    const { read } = await open({ share: 0 })
    expect(
      await screen.findByRole('heading', { name: 'This site measures no visits' }),
    ).toBeVisible()
    expect(read).not.toHaveBeenCalled()
  })

  it('what failed, until reading again succeeds', async () => {
    const read = vi.fn<ReleaseVisitsPort['read']>(async () => ok([live]))
    read.mockResolvedValueOnce(err(appError('unexpected', new Error('internal'))))
    await open({ port: { read } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the measurements')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'browse' })).toBeVisible()
  })

  it('the measurements by themselves once the connection is back', async () => {
    const read = vi.fn<ReleaseVisitsPort['read']>(async () => ok([live]))
    read.mockResolvedValueOnce(err(appError('unavailable', new Error('offline'))))
    const { connectivity } = await open({ port: { read } })
    connectivity.set(false)
    expect(await screen.findByRole('alert')).toBeVisible()
    connectivity.set(true)
    expect(await screen.findByRole('heading', { name: 'browse' })).toBeVisible()
  })
})

describe('nothing is shown', () => {
  it('to moderators, for whom nothing is read', async () => {
    const { read } = await open({ role: 'moderator' })
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is for admins')
    expect(read).not.toHaveBeenCalled()
  })

  it('to an admin whose role has ended', async () => {
    await open({ port: createMemoryReleaseVisits() })
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is for admins')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('to visitors, who are asked to sign in', async () => {
    const { signIn: _signIn, ...visitor } = aUser()
    await renderRemote(account, {
      path: '/releases',
      services: { ...visitor, measuredShare: 1 },
    })
    expect(await screen.findByText('Sign in as an admin to see how releases do.')).toBeVisible()
  })
})

it.each([
  ['admin', 1],
  ['moderator', 0],
] as const)('the desk of role %s links to the page %i times', async (role, times) => {
  await open({ path: '/desk', role })
  await screen.findByRole('navigation', { name: 'Show' })
  await expect.poll(() => screen.queryAllByRole('link', { name: 'Releases' })).toHaveLength(times)
})
