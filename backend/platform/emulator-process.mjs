import http from 'node:http'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

import '#platform/firebase-tools-without-npm.mjs'
import { escapePercents } from '#platform/escape-percents.mjs'
import { shareFunctions } from '#platform/share-functions.mjs'

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

// The Storage emulator treats everything its rules runtime has written at a time as one answer: when two
// requests come at once, both answers are lost and both wait forever. Here it gets them line by line.
const { StorageRulesRuntime } = requireOfTools('./lib/emulator/storage/rules/runtime.js')
const { start } = StorageRulesRuntime.prototype
StorageRulesRuntime.prototype.start = async function startAndSplit(...options) {
  const started = await start.apply(this, options)
  const { _childprocess: runtime } = this
  const { stdout } = runtime
  const takeAnswer = stdout.listeners('data')
  stdout.removeAllListeners('data')
  createInterface({ input: stdout }).on('line', (line) => {
    for (const take of takeAnswer) take(Buffer.from(line))
  })
  return started
}

// The Hosting emulator answers 500 to an address that it cannot decode.
const superstatic = requireOfTools('superstatic')
const { server } = superstatic
superstatic.server = (options) => server(options).use(escapePercents)

shareFunctions(requireOfTools)

requireOfTools('./lib/bin/firebase.js')
