import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

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

// The Storage emulator takes all that its rules runtime has written at a time for one answer: when two
// requests come at once, both answers are lost and both wait for ever. It gets them line by line here.
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

requireOfTools('./lib/bin/firebase.js')
