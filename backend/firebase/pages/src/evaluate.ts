import { createHash } from 'node:crypto'
import vm from 'node:vm'
import type { ServerFile } from '@adamarket/shared/contract/page-request.ts'

import { ServerFileError } from './server-file-error.ts'

/** The modules that a server.js may require, by name. */
export type SharedModules = Readonly<Record<string, unknown>>

/**
 * Evaluates a server.js and returns its exports. Its hash is checked first, since it runs with all rights
 * of the process: this is no sandbox.
 *
 * @throws ServerFileError
 */
export function evaluate(
  code: Uint8Array,
  { file, integrity, releaseBase }: ServerFile,
  sharedModules: SharedModules,
): unknown {
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`
  if (hash !== integrity) {
    throw new ServerFileError('wrong-hash', `${file} has the hash ${hash}, not ${integrity}`)
  }
  const module: { exports: unknown } = { exports: {} }
  const require = (name: string) => {
    if (Object.hasOwn(sharedModules, name)) return sharedModules[name]
    throw new Error(`${name} is not shared with it`)
  }
  try {
    const parameters = ['module', 'exports', 'require', 'releaseBase']
    const text = new TextDecoder().decode(code)
    const run = vm.compileFunction(text, parameters, { filename: file })
    run(module, module.exports, require, releaseBase)
  } catch (cause) {
    throw new ServerFileError('throws', `${file} cannot be evaluated: ${String(cause)}`, { cause })
  }
  return module.exports
}
