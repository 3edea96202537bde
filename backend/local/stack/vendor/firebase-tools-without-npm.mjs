import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

// firebase-tools asks npm for a newer firebase-functions whenever it reads functions, for which npm needs some ten
// seconds of a processor, and a connection.
require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js').getLatestSDKVersion =
  () => undefined
