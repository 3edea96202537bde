import type { AccountMenuModule } from '@adamarket/shared/contract/remote-modules.ts'
import { expect, it, vi } from 'vitest'

import { createAccountFragment } from '#remotes/account-fragment.ts'
import type { Deployment } from '#remotes/registry.ts'

const module: AccountMenuModule = {
  texts: { namespace: 'account', loaders: { en: vi.fn(), tr: vi.fn() } },
  AccountMenu: () => null,
  SignInDialog: () => null,
}

const deployed: Deployment = {
  account: { name: 'account', version: '1', entry: 'x', contract: '1.0.0', paths: [], preload: {} },
}

function start({ deployment = deployed } = {}) {
  const loadModule = vi.fn(() => Promise.resolve(module))
  const add = vi.fn(() => Promise.resolve())
  const report = vi.fn()
  const fragment = createAccountFragment({
    deployment: () => Promise.resolve(deployment),
    loadModule,
    texts: { add },
    report,
  })
  return { fragment, loadModule, add, report }
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

it('can be asked for again after a failure', async () => {
  const { fragment, loadModule, report } = start()
  loadModule.mockRejectedValueOnce(new Error('down'))
  expect(await fragment.load()).toBe(false)
  expect(fragment.store.getState().status).toBe('failed')
  expect(report).toHaveBeenCalledOnce()
  expect(await fragment.load()).toBe(true)
})

it('fails where no account remote is deployed', async () => {
  const { fragment } = start({ deployment: {} })
  expect(await fragment.load()).toBe(false)
})
