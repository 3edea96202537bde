import { userInfo } from 'node:os'
import { sourceHash } from '@adamarket/shared/build/source-hash.ts'

import type { App } from './apps.ts'
import { repository } from './folders.ts'
import { run } from './run.ts'

/** Which sources of an app are committed; unknown outside of a Git repository. */
export type CheckoutState = { readonly commit?: string; readonly isClean?: boolean }

/** The commit of the checkout, and whether all that an app is built from is in it. */
export async function stateOf(app: App, root = repository): Promise<CheckoutState> {
  const { code, output } = await git(root, 'rev-parse', 'HEAD')
  if (code !== 0) return {}
  return { commit: output.trim(), isClean: (await uncommittedFiles(app, root)) === '' }
}

/** The files that an app is built from and that differ from the commit, as `git status` lists them. */
export async function uncommittedFiles(app: App, root = repository): Promise<string> {
  const inputs = [app, 'shared', 'pnpm-lock.yaml', 'tsconfig.base.json']
  return (await git(root, 'status', '--porcelain', '--', ...inputs)).output
}

/** The tree of the commit; undefined outside of a Git repository, or when any file differs from the commit. */
export async function cleanTree(root = repository): Promise<string | undefined> {
  const status = await git(root, 'status', '--porcelain')
  const tree = await git(root, 'rev-parse', 'HEAD^{tree}')
  const isClean = status.code === 0 && status.output === '' && tree.code === 0
  return isClean ? tree.output.trim() : undefined
}

/** Whether a build with this version was made from the sources of the checkout. */
export function isOfCheckout(app: App, version: string): boolean {
  return version.endsWith(sourceHash(repository, app).slice(0, 8))
}

/** The operator: the account of a workflow, or the address in Git's settings. */
export async function operatorName(): Promise<string> {
  const { GITHUB_ACTOR } = process.env
  if (GITHUB_ACTOR) return GITHUB_ACTOR
  const { code, output } = await git(repository, 'config', 'user.email')
  return code === 0 ? output.trim() : userInfo().username
}

function git(cwd: string, ...parameters: readonly string[]) {
  return run('git', parameters, { cwd })
}
