import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'
import { expect, it, vi } from 'vitest'

import type { ChosenRelease, Deployment } from '#remotes/registry/deployment.ts'

import { createAccountFragment } from './account-fragment.ts'

const module: AccountMenuModule = {
  texts: { namespace: 'account', loaders: { en: vi.fn(), tr: vi.fn() } },
  AccountMenu: () => null,
  SignInDialog: () => null,
}

const release: ChosenRelease = {
  name: 'account',
  version: '1',
  entry: 'x',
  contract: '2.0.0',
  paths: [],
  preload: {},
  texts: {},
}

const deployed: Deployment = { account: release }

function start({ deployment = deployed } = {}) {
  const loadModule = vi.fn(() => Promise.resolve(module))
  const add = vi.fn(() => Promise.resolve())
  const report = vi.fn()
  let now = deployment
  const deploy = (next: Deployment) => {
    now = next
  }
  const fragment = createAccountFragment({
    deployment: () => Promise.resolve(now),
    latestDeployment: () => Promise.resolve(now),
    loadModule,
    texts: { add },
    report,
  })
  return { fragment, loadModule, add, report, deploy }
}

it('loads nothing until it is requested, then once, with its texts', async () => {
  const { fragment, loadModule, add } = start()
  expect(loadModule).not.toHaveBeenCalled()
  void fragment.load()
  await fragment.load()
  expect(fragment.store.getState()).toMatchObject({ value: { version: '1', module } })
  await fragment.load()
  expect(loadModule).toHaveBeenCalledExactlyOnceWith(deployed.account)
  expect(add).toHaveBeenCalledExactlyOnceWith('account', module.texts.loaders)
})

it('can be loaded again after a failure', async () => {
  const { fragment, loadModule, report } = start()
  loadModule.mockRejectedValueOnce(new Error('down'))
  expect(await fragment.load()).toBe(false)
  expect(fragment.store.getState().status).toBe('failed')
  expect(report).toHaveBeenCalledOnce()
  expect(await fragment.load()).toBe(true)
})

it('uses the latest deployment after a failure', async () => {
  const repaired = { ...release, version: '2' }
  const { fragment, loadModule, deploy } = start()
  loadModule.mockRejectedValueOnce(new Error('throws while loading'))
  await fragment.load()
  deploy({ account: repaired })
  await fragment.load()
  expect(loadModule).toHaveBeenLastCalledWith(repaired)
  expect(fragment.store.getState()).toMatchObject({ value: { version: '2' } })
})

it('does not follow releases before it is requested', async () => {
  const { fragment, loadModule } = start()
  await fragment.follow(release)
  expect(loadModule).not.toHaveBeenCalled()
})

it('fails when it crashes, and can be loaded again', async () => {
  const { fragment, loadModule } = start()
  await fragment.load()
  fragment.markFailed()
  expect(fragment.store.getState().status).toBe('failed')
  expect(await fragment.load()).toBe(true)
  expect(loadModule).toHaveBeenCalledTimes(2)
})

it('fails when no account remote is deployed', async () => {
  const { fragment } = start({ deployment: {} })
  expect(await fragment.load()).toBe(false)
})
