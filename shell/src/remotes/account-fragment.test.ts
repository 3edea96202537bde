import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'
import { expect, it, vi } from 'vitest'

import { createAccountFragment } from '#remotes/account-fragment.ts'
import type { ChosenRelease, Deployment } from '#remotes/registry.ts'

const module: AccountMenuModule = {
  texts: { namespace: 'account', loaders: { en: vi.fn(), tr: vi.fn() } },
  AccountMenu: () => null,
  SignInDialog: () => null,
}

const release: ChosenRelease = {
  name: 'account',
  version: '1',
  entry: 'x',
  contract: '1.0.0',
  paths: [],
  preload: {},
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
    deploymentNow: () => Promise.resolve(now),
    loadModule,
    texts: { add },
    report,
  })
  return { fragment, loadModule, add, report, deploy }
}

it('asks for nothing until it is wanted, then once, and brings its texts', async () => {
  const { fragment, loadModule, add } = start()
  expect(loadModule).not.toHaveBeenCalled()
  void fragment.load()
  await fragment.load()
  expect(fragment.store.getState()).toEqual({ status: 'ready', version: '1', module })
  await fragment.load()
  expect(loadModule).toHaveBeenCalledExactlyOnceWith(deployed.account)
  expect(add).toHaveBeenCalledExactlyOnceWith('account', module.texts.loaders)
})

it('takes another release when the page is turned, and the one before after a rollback', async () => {
  const second = { ...module }
  const { fragment, loadModule, deploy } = start()
  await fragment.load()
  deploy({ account: { ...release, version: '2' } })
  loadModule.mockResolvedValueOnce(second)
  await fragment.follow()
  expect(fragment.store.getState()).toMatchObject({ version: '1' })
  fragment.turnPage()
  expect(fragment.store.getState()).toEqual({ status: 'ready', version: '2', module: second })

  deploy(deployed)
  await fragment.follow()
  fragment.turnPage()
  expect(fragment.store.getState()).toEqual({ status: 'ready', version: '1', module })
  expect(loadModule).toHaveBeenCalledTimes(2)
})

it('asks for no release before it is wanted, and stays with what is there when another does not come', async () => {
  const { fragment, loadModule, report, deploy } = start()
  await fragment.follow()
  expect(loadModule).not.toHaveBeenCalled()
  await fragment.load()
  deploy({ account: { ...release, version: '2' } })
  loadModule.mockRejectedValueOnce(new Error('gone'))
  await fragment.follow()
  fragment.turnPage()
  expect(fragment.store.getState()).toMatchObject({ version: '1' })
  expect(report).toHaveBeenCalledOnce()
})

it('can be asked for again after a failure', async () => {
  const { fragment, loadModule, report } = start()
  loadModule.mockRejectedValueOnce(new Error('down'))
  expect(await fragment.load()).toBe(false)
  expect(fragment.store.getState().status).toBe('failed')
  expect(report).toHaveBeenCalledOnce()
  expect(await fragment.load()).toBe(true)
})

it('takes what is deployed by then, after a failure', async () => {
  const repaired = { ...release, version: '2' }
  const { fragment, loadModule, deploy } = start()
  loadModule.mockRejectedValueOnce(new Error('throws while loading'))
  await fragment.load()
  deploy({ account: repaired })
  await fragment.load()
  expect(loadModule).toHaveBeenLastCalledWith(repaired)
  expect(fragment.store.getState()).toMatchObject({ status: 'ready', version: '2' })
})

it('takes the release behind one that cannot be loaded', async () => {
  const fallback = { ...release, version: '0' }
  const { fragment, loadModule } = start({
    deployment: { account: { ...release, fallback } },
  })
  loadModule.mockRejectedValueOnce(new Error('another hash'))
  expect(await fragment.load()).toBe(true)
  expect(fragment.store.getState()).toMatchObject({ version: '0' })
})

it('asks again while an attempt hangs, and no longer listens to that one', async () => {
  const { fragment, loadModule } = start()
  let failFirst = () => {}
  const first = new Promise<AccountMenuModule>((_resolve, reject) => {
    failFirst = () => reject(new Error('late'))
  })
  loadModule.mockReturnValueOnce(first)
  const early = fragment.load()
  expect(await fragment.retry()).toBe(true)
  failFirst()
  expect(await early).toBe(true)
  expect(fragment.store.getState().status).toBe('ready')
})

it('counts as failed once it has crashed, and can be asked for again', async () => {
  const { fragment, loadModule } = start()
  await fragment.load()
  fragment.giveUp()
  expect(fragment.store.getState().status).toBe('failed')
  expect(await fragment.load()).toBe(true)
  expect(loadModule).toHaveBeenCalledTimes(2)
})

it('fails where no account remote is deployed', async () => {
  const { fragment } = start({ deployment: {} })
  expect(await fragment.load()).toBe(false)
})
