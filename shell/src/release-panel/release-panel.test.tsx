import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contractVersion as contract } from '@adamarket/shared/contract/version.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'

import { onEveryPage } from '#testing/a-site.ts'
import { storeOverrides, readOverrides } from '#remotes/registry/overrides.ts'
import type { Overrides } from '#remotes/registry/overrides.ts'

import { ReleasePanel } from './release-panel.tsx'

const release = { entry: 'https://remote.example/', contract, paths: [], preload: {}, texts: {} }
const remotes = {
  browse: {
    current: 'b',
    canary: { version: 'c', percent: 5 },
    releases: { a: release, b: release, c: release },
    previews: { p: release },
  },
  post: { current: 'x', releases: { x: release } },
}
const open = vi.fn<(address: string) => void>()

const show = async (overrides: Overrides, language: 'en' | 'tr' = 'en') => {
  storeOverrides(overrides)
  const panel = <ReleasePanel remotes={remotes} overrides={overrides} open={open} />
  await renderRemote(onEveryPage(panel), { path: '/', language })
}

beforeEach(() => open.mockClear())
afterEach(() => sessionStorage.clear())

describe('ReleasePanel', () => {
  it('names the releases on trial, and returns to the live ones', async () => {
    await show({ browse: 'p' })
    const panel = screen.getByRole('region', { name: 'Releases on trial' })
    expect(panel).toHaveTextContent('Only in this tab: browse p')
    await userEvent.click(within(panel).getByRole('button', { name: 'Return to live releases' }))
    expect(readOverrides(remotes)).toEqual({})
    expect(open).toHaveBeenCalledOnce()
  })

  it('says that a release is not registered any more', async () => {
    await show({ browse: 'gone', post: 'x' })
    expect(screen.getByText(/Not available.*: browse$/)).toBeVisible()
    expect(screen.getByText('Only in this tab: post x')).toBeVisible()
  })

  it.each<Overrides>([
    { 'Your account is locked, call 0533': 'x' },
    { browse: 'Your account is locked, call 0533' },
    { constructor: 'x' },
    { browse: 'constructor' },
  ])('prints nothing of %j, which the registry lacks', async (overrides) => {
    await show(overrides)
    const panel = screen.getByRole('region', { name: 'Releases on trial' })
    expect(panel).not.toHaveTextContent(/locked|0533|constructor|x/)
  })

  it('has nothing to return to while nothing is on trial', async () => {
    await show({})
    expect(screen.getByRole('button', { name: 'Choose releases' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Return to live releases' })).toBeNull()
  })

  it('offers each registered release, and keeps the chosen ones for the tab', async () => {
    await show({ browse: 'p' })
    await userEvent.click(screen.getByRole('button', { name: 'Choose releases' }))
    const dialog = screen.getByRole('dialog', { name: 'Releases in this tab' })
    const browse = within(dialog).getByRole('combobox', { name: 'browse' })
    expect(browse).toHaveDisplayValue('p, preview')
    expect(
      within(browse)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['b, live', 'p, preview', 'c, canary', 'a, earlier'])
    await userEvent.selectOptions(browse, 'a, earlier')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show these releases' }))
    expect(readOverrides(remotes)).toEqual({ browse: 'a' })
    expect(open).toHaveBeenCalledOnce()
  })

  it('speaks Turkish', async () => {
    await show({ browse: 'p' }, 'tr')
    expect(screen.getByRole('region', { name: 'Denenen sürümler' })).toHaveTextContent(
      'Yalnızca bu sekmede: browse p',
    )
  })
})
