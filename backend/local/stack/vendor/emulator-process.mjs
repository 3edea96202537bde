import http from 'node:http'
import { createRequire } from 'node:module'

import './firebase-tools-without-npm.mjs'
import { askBeforeMessages } from './ask-before-messages.mjs'
import { escapePercents } from './escape-percents.mjs'
import { shareFunctions } from './share-functions.mjs'

const require = createRequire(import.meta.url)
const requireOfTools = createRequire(require.resolve('firebase-tools/package.json'))

// firebase-tools in a separate process that stops, with everything it started, when its parent process is
// gone, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
process.channel?.unref()

// A server closes a connection that was idle for five seconds, or that a busy one takes for idle: a client that asks
// on it at that moment gets no answer. Here, connections stay until their clients close them.
const { createServer } = http
http.createServer = (...options) => Object.assign(createServer(...options), { keepAliveTimeout: 0 })

// The Auth emulator compiles a validator for every operation before it starts, which takes five seconds
// and more; compiling them on first use lets it start in half a second.
const exegesis = requireOfTools('exegesis-express')
const { middleware } = exegesis
exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true })

// The Hosting emulator answers 500 to an address that it cannot decode.
const superstatic = requireOfTools('superstatic')
const { server } = superstatic
superstatic.server = (options) => server(options).use(escapePercents)

// firebase-tools refuses Java 17, which Debian 12 has, although the Firestore emulator of the Google Cloud SDK runs on
// Java 11. An emulator that needs a newer one says so when it starts.
requireOfTools('./lib/emulator/commandUtils.js').MIN_SUPPORTED_JAVA_MAJOR_VERSION = 17

shareFunctions(requireOfTools)
askBeforeMessages(requireOfTools)

requireOfTools('./lib/bin/firebase.js')
