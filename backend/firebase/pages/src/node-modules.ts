import async_hooks from 'node:async_hooks'
import crypto from 'node:crypto'
import stream from 'node:stream'
import util from 'node:util'

import type { SharedModules } from './evaluate.ts'

/** What the shell's server.js may require: the modules of Node that React and Firestore's client need. */
export const nodeModules: SharedModules = {
  async_hooks,
  crypto,
  stream,
  'node:stream': stream,
  util,
}
