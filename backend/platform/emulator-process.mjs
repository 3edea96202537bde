import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const requireOfTools = createRequire(require.resolve('firebase-tools/package.json'))

// firebase-tools in a process of its own that stops, with all that it started, when the process that
// started it is gone, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
process.channel?.unref()

// The Auth emulator compiles a validator for every operation it knows before it starts, which takes
// five seconds and more; compiled at their first use, it starts in half a second.
const exegesis = requireOfTools('exegesis-express')
const { middleware } = exegesis
exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true })

requireOfTools('./lib/bin/firebase.js')
