import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { ReportReason } from '@adamarket/shared/domain/listing/listing-report.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import { dueTime } from '@adamarket/shared/domain/moderation/moderation-rules.ts'
import type { Reporter } from '@adamarket/shared/domain/moderation/report-weight.ts'
import { hoursOfReports } from '@adamarket/shared/domain/moderation/report-weight.ts'
import type { ModerationPort } from '@adamarket/shared/domain/ports.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import type { MemoryCase } from '@adamarket/shared/memory/memory-moderation.ts'
import { createMemoryModeration } from '@adamarket/shared/memory/memory-moderation.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { finishBeforeSignOut } from '#components/before-sign-out.ts'
import * as account from '#expose/routes.tsx'

import { undoMs } from './made-decisions.ts'

const openedAt = '2026-11-20T10:00:00.000Z'

function aCase(
  title: string,
  reasons: readonly ReportReason[],
  other: Partial<ModerationCase> = {},
): MemoryCase {
  const id = title.toLowerCase()
  const facts = { openedAt, reasons, flags: [] }
  const listing = aListing({ id, title, status: other.status === 'held' ? 'held' : 'active' })
  return {
    id,
    title,
    sellerId: listing.userId,
    version: 1,
    status: 'active',
    ...facts,
    dueAt: dueTime(facts, hoursOfReports(reasons.map((reason) => ({ reason })))),
    listing,
    reports: reasons.map((reason, index) => ({
      userId: `reporter-${index}`,
      reason,
      comment: 'Not as described.',
      createdAt: openedAt,
    })),
    ...other,
  }
}

const civic = aCase('Civic', ['scam', 'scam'])
const chair = aCase('Chair', ['duplicate'])
const boat = aCase('Boat', [], { status: 'held', heldBy: 'rate-limit' })

type Options = {
  readonly path?: string
  readonly cases?: readonly MemoryCase[]
  readonly port?: Partial<ModerationPort>
  readonly isSignedIn?: boolean
  readonly language?: Language
}

async function open({
  path = '/desk',
  cases = [chair, boat, civic],
  port,
  isSignedIn = true,
  language = 'en',
}: Options = {}) {
  const { signIn, ...user } = aUser({ uid: 'selin' })
  if (isSignedIn) await signIn()
  const moderation = createMemoryModeration(cases)
  const connectivity = createMemoryConnectivity()
  const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn() }
  const rendered = await renderRemote(account, {
    path,
    language,
    services: {
      ...user,
      moderation: { ...moderation, ...port },
      listings: createMemoryListings([
        aListing({ id: 'civic', title: 'Civic' }),
        aListing({ id: 'lamp', title: 'Lamp' }),
      ]),
      connectivity,
      notify,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...rendered, moderation, connectivity, notify }
}

let endTenSeconds: () => Promise<void>
beforeEach(() => {
  endTenSeconds = holdTimers()
  return () => void vi.unstubAllGlobals()
})

/** Holds the timers of decisions, so that no test has to be fast. Returns a function that lets them end. */
function holdTimers() {
  const held = new Map<number, () => void>()
  const [start, clear] = [setTimeout, clearTimeout]
  let last = 0
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    if (ms !== undoMs) return start(run, ms)
    last -= 1
    held.set(last, run)
    return last
  })
  vi.stubGlobal('clearTimeout', (id?: number) => {
    if (id === undefined || !held.delete(id)) clear(id)
  })
  return () =>
    act(async () => {
      for (const run of held.values()) run()
      held.clear()
    })
}

type Opened = Awaited<ReturnType<typeof open>>

const queue = async () => within(await screen.findByRole('navigation', { name: 'Open cases' }))
const titles = async () =>
  (await queue()).queryAllByRole('link').map((link) => link.querySelector('strong')?.textContent)
const caseTitle = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = async (name: string) =>
  await userEvent.click(await screen.findByRole('button', { name }))

const pressUndo = async (description: string) =>
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', description }))

describe('the queue', () => {
  it('shows the most urgent case first, and new reports by themselves', async () => {
    const { moderation } = await open({ cases: [chair, civic] })
    expect(await titles()).toEqual(['Civic', 'Chair'])
    act(() => moderation.change(aCase('Lamp', ['scam', 'scam', 'scam'])))
    expect(await titles()).toEqual(['Lamp', 'Civic', 'Chair'])
    expect((await queue()).getByRole('link', { name: /Lamp/ })).toHaveTextContent('3 reports')
  })

  it('is narrowed by a filter, which the address keeps', async () => {
    const { router } = await open()
    await userEvent.click(await screen.findByRole('link', { name: 'On hold (1)' }))
    expect(await titles()).toEqual(['Boat'])
    expect(router.state.location.search).toBe('?show=held')
    await userEvent.click(screen.getByRole('link', { name: 'Objections (0)' }))
    expect(await screen.findByText('No such cases')).toBeVisible()
  })

  it('is walked through by keys', async () => {
    await open()
    await screen.findByText('Choose a case')
    await userEvent.keyboard('j')
    await caseTitle('Civic')
    await userEvent.keyboard('j')
    await caseTitle('Chair')
    await userEvent.keyboard('k')
    await caseTitle('Civic')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/desk/chair')
  })

  it('ignores single keys once they are turned off, which the device remembers', async () => {
    const { unmount } = await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }))
    await userEvent.click((await queue()).getByRole('link', { name: /Civic/ }))
    expect(await screen.findByRole('button', { name: 'Remove' })).not.toHaveAttribute(
      'aria-keyshortcuts',
    )
    await userEvent.keyboard('rj')
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    await open()
    const setting = await screen.findByRole('checkbox', { name: 'Single-key shortcuts' })
    expect(setting).not.toBeChecked()
    await userEvent.click(setting)
    await userEvent.keyboard('j')
    await caseTitle('Civic')
  })

  it('has a list of what was decided last, with links to the cases', async () => {
    const { moderation, router } = await open({ path: '/desk/civic' })
    await press('Dismiss')
    await endTenSeconds()
    await userEvent.click(await screen.findByRole('link', { name: 'Decided' }))
    const decided = within(await screen.findByRole('navigation', { name: 'Decided' }))
    expect(decided.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/Civic.*Dismiss.*selin/),
    ])
    await act(async () => {
      const decision = { requestId: 'later', caseId: 'chair', version: 1, note: '' }
      await moderation.decide({ ...decision, action: 'remove', reason: 'duplicate' })
    })
    await userEvent.click(decided.getByRole('link', { name: /Civic/ }))
    await caseTitle('Civic')
    expect(router.state.location.search).toBe('?show=decided')
    await userEvent.click(await screen.findByText('More actions'))
    await press('Trust the seller')
    await endTenSeconds()
    await waitFor(() => expect(decided.getAllByRole('link')).toHaveLength(3))
    expect(decided.getByRole('link', { name: /Chair/ })).toHaveTextContent('RemoveDuplicate')
  })

  it('has a search for a person, with standing, cases and listings', async () => {
    const { router } = await open({
      cases: [{ ...civic, standing: { isTrusted: true, isBanned: false } }],
    })
    await userEvent.click(await screen.findByText('Find a person'))
    const field = screen.getByRole('searchbox')
    await userEvent.type(field, 'mehmet{Enter}')
    expect(await screen.findByText('No one found.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, `${civic.sellerId}{Enter}`)
    expect(await screen.findByText('Trusted')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Lamp' })).toHaveAttribute(
      'href',
      '/listing/lamp',
    )
    expect(router.state.location.search).toBe('')
    const ofSeller = screen.getAllByRole('link', { name: 'Civic' })
    expect(ofSeller.map((link) => link.getAttribute('href'))).toEqual([
      '/desk/civic',
      '/listing/civic',
    ])
  })

  it('lists a decision whose words were deleted with the account', async () => {
    const state = { version: 1, status: 'active', isTrusted: false, isBanned: false } as const
    const entry = {
      id: 'one',
      caseId: 'gone',
      sellerId: 'gone',
      title: '',
      action: 'dismiss',
      note: '',
      by: 'kerem',
      at: openedAt,
      before: state,
      after: state,
    } as const
    await open({ path: '/desk?show=decided', port: { decided: async () => ok([entry]) } })
    expect(await screen.findByText('Listing of a deleted account')).toBeVisible()
  })

  it('says when there is nothing to decide', async () => {
    await open({ cases: [] })
    expect(await screen.findByText('Nothing to decide')).toBeVisible()
  })

  it('is read again after a failure', async () => {
    let isBroken = true
    const working = createMemoryModeration([civic])
    await open({
      port: {
        followQueue: (userId, callback) => {
          if (!isBroken) return working.followQueue(userId, callback)
          callback(err(appError('unavailable', undefined)))
          return () => {}
        },
      },
    })
    expect(await screen.findByText('Couldn’t load the cases')).toBeVisible()
    isBroken = false
    await press('Try again')
    expect(await titles()).toEqual(['Civic'])
  })

  it('is for signed-in users', async () => {
    await open({ isSignedIn: false })
    expect(await screen.findByText(/Sign in as a moderator/)).toBeVisible()
  })

  it('is gone as soon as the role has ended', async () => {
    const { moderation } = await open({ path: '/desk/civic' })
    await screen.findByRole('button', { name: 'Remove' })
    act(() => moderation.endRole())
    expect(await screen.findByText('The desk is for moderators')).toBeVisible()
    expect(screen.queryByText('Not as described.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('speaks Turkish', async () => {
    await open({ language: 'tr', cases: [] })
    expect(await screen.findByText('Karar bekleyen dosya yok')).toBeVisible()
  })
})

describe('a case', () => {
  it('shows the listing, its reports and the seller', async () => {
    await open({ path: '/desk/civic', cases: [civic, chair] })
    expect(await screen.findAllByText('Not as described.')).toHaveLength(2)
    expect(screen.getByText('£9,500')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Lamp' })).toHaveAttribute(
      'href',
      '/listing/lamp',
    )
    expect(screen.getByText('No decisions yet.')).toBeVisible()
  })

  it.each<[string, Reporter, Language, string, string | undefined]>([
    [
      'a new account',
      { accountDays: 0, isConfirmed: false, right: 0, wrong: 0 },
      'en',
      'Account age: 0 days · Email not confirmed · No earlier reports answered',
      'New reporter, low weight',
    ],
    [
      'an account of months',
      { accountDays: 100, isConfirmed: true, isPhoneVerified: true, right: 4, wrong: 1 },
      'en',
      'Account age: 3 months · Email confirmed · Phone verified · Earlier reports: 4 right, 1 wrong',
      undefined,
    ],
    [
      'an account of years, in Turkish',
      { accountDays: 800, isConfirmed: true, right: 0, wrong: 3 },
      'tr',
      'Hesabın yaşı: 2 yıl · E-posta doğrulanmış · Önceki şikâyetleri: 0 haklı, 3 haksız',
      'Yeni şikâyetçi, ağırlığı düşük',
    ],
  ])(
    'shows the age and the record of its reporters: %s',
    async (_who, reporter, language, line, chip) => {
      const reports = (civic.reports ?? []).slice(1).map((report) => ({ ...report, reporter }))
      await open({ path: '/desk/civic', language, cases: [{ ...civic, reports }] })
      expect(await screen.findByText(line)).toBeVisible()
      const chips = screen.queryAllByText(
        /^(New reporter, low weight|Yeni şikâyetçi, ağırlığı düşük)$/,
      )
      expect(chips.map((shown) => shown.textContent)).toEqual(chip === undefined ? [] : [chip])
    },
  )

  it('names its flags, and links to the listing that it resembles', async () => {
    const flags = [
      { kind: 'same-text', detail: 'lamp' },
      { kind: 'contact-in-text', detail: 'www.cheap.example' },
    ] as const
    const cases = [aCase('Copy', [], { flags }), chair]
    await open({ path: '/desk/copy?show=noticed', cases })
    expect(await titles()).toEqual(['Copy'])
    expect(screen.getByText('Same text')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'The other listing' })).toHaveAttribute(
      'href',
      '/listing/lamp',
    )
    expect(screen.getByText('www.cheap.example')).toBeVisible()
  })

  it('leads from what was posted again to the case of what it repeats', async () => {
    const flags = [{ kind: 'same-text', detail: 'chair', isOwn: true }] as const
    await open({ path: '/desk/copy', cases: [aCase('Copy', [], { flags }), chair] })
    expect(await screen.findByText('Posted again')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'The other listing' })).toHaveAttribute(
      'href',
      '/desk/chair',
    )
  })

  it('of a deleted listing shows what it said, and is settled by a warning', async () => {
    const listing = aListing({ id: 'civic', title: 'Civic', imageUrl: [] })
    const deleted = { ...aCase('Civic', ['scam'], { status: 'deleted' }), listing }
    const { router } = await open({ path: '/desk/civic', cases: [deleted, chair] })
    expect(await screen.findByText(/The seller deleted this listing/)).toBeVisible()
    expect(screen.getByText('£9,500')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Civic' })).toBeNull()
    for (const name of ['Remove', 'Hold', 'Restore']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    await press('Warn the seller')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Scam')
    await userEvent.click(dialog.getByRole('button', { name: 'Warn the seller' }))
    await caseTitle('Chair')
    expect(router.state.location.pathname).toBe('/desk/chair')
  })

  it('names category and condition in Turkish', async () => {
    await open({ path: '/desk/civic', language: 'tr' })
    expect(await screen.findByText('Vasıta · Satılık Arabalar · Girne · İkinci el')).toBeVisible()
  })

  it('shows a decision of another moderator before a second one can be made', async () => {
    const { moderation } = await open({ path: '/desk/civic' })
    await screen.findByRole('button', { name: 'Dismiss' })
    await act(async () => {
      const decision = { requestId: 'of-kerem', caseId: 'civic', version: 1, note: '' }
      await moderation.decide({ ...decision, action: 'hold', reason: 'scam' })
    })
    expect(await screen.findByText('This case has changed')).toBeVisible()
    await userEvent.keyboard('a')
    expect(await moderation.byId('civic')).toMatchObject({ value: { status: 'held', version: 2 } })
    await press('Show what it is now')
    await press('Restore')
    await endTenSeconds()
    expect(await moderation.byId('civic')).toMatchObject({ value: { status: 'active' } })
  })

  it('is removed with a reason, and the next one opens', async () => {
    const mixed = aCase('Civic', ['scam', 'other'])
    const { moderation, router } = await open({
      path: '/desk/civic',
      cases: [chair, boat, mixed],
    })
    await press('Remove')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeInvalid()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Scam')
    await userEvent.type(dialog.getByLabelText(/Note/), 'No such car.')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await caseTitle('Chair')
    expect(router.state.location.pathname).toBe('/desk/chair')
    expect(await titles()).toEqual(['Chair', 'Boat'])
    expect(screen.getByRole('status', { name: 'Your decisions' })).toHaveTextContent(
      'Removed: “Civic”.',
    )
    expect(await moderation.details(civic)).toMatchObject({ value: { history: [] } })
    await endTenSeconds()
    expect(screen.getByRole('status', { name: 'Your decisions' })).toBeEmptyDOMElement()
    expect(await titles()).toEqual(['Chair', 'Boat'])
    expect(await moderation.details(civic)).toMatchObject({
      value: { history: [{ action: 'remove', reason: 'scam', note: 'No such car.' }] },
    })
  })

  it('is approved and removed by keys', async () => {
    const { moderation } = await open({ path: '/desk/civic' })
    await screen.findByRole('button', { name: 'Dismiss' })
    await userEvent.keyboard('r')
    await userEvent.type(await screen.findByLabelText(/Note/), 'aj')
    expect(screen.getByLabelText(/Note/)).toHaveValue('aj')
    await press('Cancel')
    await userEvent.keyboard('a')
    await caseTitle('Chair')
    await endTenSeconds()
    expect(await moderation.byId('civic')).toMatchObject({ value: { status: 'active' } })
    expect(await moderation.byId('civic')).not.toHaveProperty('value.dueAt')
  })

  it('is approved by bringing a held listing back', async () => {
    const { moderation } = await open({ path: '/desk/boat', cases: [boat] })
    await screen.findByRole('button', { name: 'Restore' })
    await userEvent.keyboard('a')
    expect(await screen.findByText('Nothing to decide')).toBeVisible()
    await endTenSeconds()
    expect(await moderation.byId('boat')).toMatchObject({ value: { status: 'active' } })
  })

  it('shows a change by others only when the moderator asks for it', async () => {
    const { moderation } = await open({ path: '/desk/civic' })
    await screen.findByRole('button', { name: 'Remove' })
    act(() => moderation.change({ ...aCase('Civic', ['offensive']), version: 2 }))
    expect(await screen.findByText('This case has changed')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled')
    await userEvent.keyboard('a')
    expect(await moderation.byId('civic')).toMatchObject({ value: { version: 2 } })
    await press('Show what it is now')
    expect(await screen.findAllByText('Not as described.')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-disabled')
  })

  it('says when another moderator has decided first, of which listing, with a link to its case', async () => {
    const decide = vi.fn<ModerationPort['decide']>(async () =>
      err({ kind: 'case-changed', cause: undefined }),
    )
    const { router } = await open({ path: '/desk/civic', port: { decide } })
    await press('Dismiss')
    await caseTitle('Chair')
    await endTenSeconds()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t do this. Dismissed: “Civic”. The case has changed since you opened it.',
    )
    expect(await titles()).toEqual(['Civic', 'Chair', 'Boat'])
    await userEvent.click(screen.getByRole('link', { name: 'Open the case' }))
    await caseTitle('Civic')
    expect(router.state.location.pathname).toBe('/desk/civic')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that gets no answer is decided once more on request', async () => {
    const memory = createMemoryModeration([civic, chair])
    const decide = vi
      .fn(memory.decide)
      .mockResolvedValueOnce(err(appError('unavailable', undefined)))
    await open({ path: '/desk/civic', port: { ...memory, decide } })
    await press('Dismiss')
    await endTenSeconds()
    await press('Try again')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await memory.byId('civic')).not.toHaveProperty('value.dueAt')
  })

  it('is back once its decision is undone, by the button or a key, while others wait', async () => {
    const { moderation } = await open({ path: '/desk/civic' })
    await screen.findByRole('button', { name: 'Dismiss' })
    await userEvent.keyboard('a')
    await caseTitle('Chair')
    await screen.findByRole('button', { name: 'Dismiss' })
    await userEvent.keyboard('a')
    await caseTitle('Boat')
    await userEvent.keyboard('z')
    await caseTitle('Chair')
    expect(await titles()).toEqual(['Chair', 'Boat'])
    await pressUndo('Dismissed: “Civic”.')
    await caseTitle('Civic')
    expect(await titles()).toEqual(['Civic', 'Chair', 'Boat'])
    await endTenSeconds()
    for (const id of ['civic', 'chair']) {
      expect(await moderation.byId(id)).toMatchObject({ value: { version: 1 } })
    }
  })

  it.each([
    ['leaves the desk', async ({ router }: Opened) => act(() => router.navigate('/settings'))],
    ['closes the tab', async () => act(async () => window.dispatchEvent(new Event('pagehide')))],
    ['signs out', async () => act(finishBeforeSignOut)],
  ])('is decided at once when the moderator %s', async (_when, leave) => {
    const opened = await open({ path: '/desk/civic' })
    await press('Dismiss')
    await caseTitle('Chair')
    await leave(opened)
    await waitFor(async () =>
      expect(await opened.moderation.byId('civic')).not.toHaveProperty('value.dueAt'),
    )
  })

  it('tells a moderator who has left which decision was refused', async () => {
    const decide = vi.fn<ModerationPort['decide']>(async () =>
      err({ kind: 'case-changed', cause: undefined }),
    )
    const { router, notify } = await open({ path: '/desk/civic', port: { decide } })
    await press('Dismiss')
    await caseTitle('Chair')
    await act(() => router.navigate('/settings'))
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith(expect.stringContaining('Dismissed: “Civic”.')),
    )
  })

  it('that stays open can be decided about again only after its decision, or once that does not wait', async () => {
    const { moderation } = await open({ path: '/desk/civic' })
    await userEvent.click(await screen.findByText('More actions'))
    await press('Trust the seller')
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveAttribute('aria-disabled')
    await press('Don’t wait')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Dismiss' })).not.toHaveAttribute('aria-disabled'),
    )
    await press('Dismiss')
    await endTenSeconds()
    expect(await moderation.byId('civic')).toMatchObject({ value: { version: 3 } })
  })

  it('is removed by two keys when all its reports have one reason', async () => {
    const { moderation } = await open({ path: '/desk/civic' })
    const button = await screen.findByRole('button', { name: 'Remove' })
    expect(button).toHaveTextContent('RemoveR')
    await userEvent.keyboard('r')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Enter}')
    await caseTitle('Chair')
    await endTenSeconds()
    expect(await moderation.details(civic)).toMatchObject({
      value: { history: [{ action: 'remove', reason: 'scam' }] },
    })
  })

  it('can be decided about after it is closed', async () => {
    const { dueAt: _, ...closed } = aCase('Civic', [], { status: 'removed' })
    const { moderation } = await open({ path: '/desk/civic', cases: [closed] })
    expect(await screen.findByText(/This case is closed/)).toBeVisible()
    await press('Restore')
    await endTenSeconds()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-disabled'),
    )
    expect(await moderation.byId('civic')).toMatchObject({ value: { status: 'active' } })
  })

  it('stays open after a warning, which is in the history of the seller', async () => {
    await open({ path: '/desk/civic' })
    await press('Warn the seller')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Offensive')
    await userEvent.click(dialog.getByRole('button', { name: 'Warn the seller' }))
    await endTenSeconds()
    expect(await screen.findByText('(Offensive)', { exact: false })).toBeVisible()
    expect(screen.queryByText('This case has changed')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    ['remove', 'removed', 'Objects to: removal', 'Keep removed', 'Accept and restore', 'active'],
    ['hold', 'held', 'Objects to: hold', 'Keep on hold', 'Accept and restore', 'active'],
  ] as const)(
    'with an objection to %s is answered, with words to the seller',
    async (action, status, about, keep, accept, accepted) => {
      const objection = {
        noticeId: 'n',
        action,
        against: 'kerem',
        at: openedAt,
        text: 'I never asked for a deposit.',
      }
      const heldBy = status === 'held' && { heldBy: 'moderator' }
      const cases = [aCase('Civic', [], { status, objection, ...heldBy }), chair]
      const { moderation } = await open({ path: '/desk/civic?show=objections', cases })
      expect(await screen.findByText(about, { exact: false })).toBeVisible()
      expect(screen.queryByRole('button', { name: /^(Dismiss|Restore)$/ })).toBeNull()

      await press(keep)
      const dialog = within(await screen.findByRole('dialog', { name: keep }))
      expect(dialog.queryByRole('combobox')).toBeNull()
      await userEvent.type(
        dialog.getByLabelText('Answer to the seller (optional)'),
        'The text still asks.',
      )
      await userEvent.click(dialog.getByRole('button', { name: keep }))
      expect(screen.getByText('Objection rejected: “Civic”.')).toBeVisible()
      await pressUndo('Objection rejected: “Civic”.')

      await userEvent.keyboard('a')
      const accepting = within(await screen.findByRole('dialog', { name: accept }))
      await userEvent.type(accepting.getByLabelText(/Answer/), 'You are right.')
      await userEvent.click(accepting.getByRole('button', { name: accept }))
      await endTenSeconds()
      expect(await moderation.byId('civic')).toMatchObject({ value: { status: accepted } })
      expect(await moderation.details(civic)).toMatchObject({
        value: { history: [{ action: 'restore', note: 'You are right.' }] },
      })
    },
  )

  it('with an objection to a suspension is answered by keeping it or lifting it', async () => {
    const objection = { noticeId: 'n', against: 'kerem', at: openedAt, text: 'Why?' }
    const standing = { isTrusted: false, isBanned: false, blockedUntil: '2026-12-20T10:00:00.000Z' }
    const suspended = aCase('Civic', ['scam'], { objection: { ...objection, action: 'suspend' } })
    const { moderation } = await open({
      path: '/desk/civic',
      cases: [{ ...suspended, standing }, chair],
    })
    expect(
      await screen.findByRole('button', { name: 'Accept and lift the suspension' }),
    ).toBeVisible()
    await press('Keep suspended')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep suspended' }))
    await endTenSeconds()
    expect(await moderation.byId('civic')).toMatchObject({ value: { reasons: ['scam'] } })
    expect(await moderation.byId('civic')).not.toHaveProperty('value.objection')
  })

  it('cannot be decided about offline', async () => {
    const { connectivity } = await open({ path: '/desk/civic' })
    expect(await screen.findByRole('button', { name: 'Remove' })).not.toHaveAttribute(
      'aria-disabled',
    )
    act(() => connectivity.set(false))
    expect(await screen.findByText(/You’re offline/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled')
  })

  it('is read again after a failure', async () => {
    const { dueAt: _, ...closed } = aCase('Civic', [], { status: 'removed' })
    const working = createMemoryModeration([closed])
    const byId = vi.fn(working.byId).mockResolvedValueOnce(err(appError('unavailable', undefined)))
    await open({ path: '/desk/civic', cases: [], port: { byId, details: working.details } })
    expect(await screen.findByText('Couldn’t load the case')).toBeVisible()
    await press('Try again')
    await caseTitle('Civic')
  })

  it('that does not exist says so', async () => {
    await open({ path: '/desk/no-such-case' })
    expect(await screen.findByText('There’s no such case')).toBeVisible()
  })
})
