import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

import '#platform/firebase-tools-without-npm.mjs'

const require = createRequire(import.meta.url)
const requireOfTools = createRequire(require.resolve('firebase-tools/package.json'))

// firebase-tools in a separate process that stops, with everything it started, when its parent process is
// gone, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
process.channel?.unref()

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

// The Functions emulator starts processes for each function, which takes two seconds of a processor each. Here
// the functions of a codebase share theirs, as in its debug mode, but several run at a time, each in a process
// that is idle, and none has a debugger's port: docs/decisions/0029-functions-share-processes.md.
const { FunctionsEmulator } = requireOfTools('./lib/emulator/functionsEmulator.js')
const { EmulatorLogger } = requireOfTools('./lib/emulator/emulatorLogger.js')
const { FunctionsExecutionMode } = requireOfTools('./lib/emulator/types.js')
const workers = requireOfTools('./lib/emulator/functionsRuntimeWorker.js')
const { start: startFunctions, startNode } = FunctionsEmulator.prototype
FunctionsEmulator.prototype.start = function startSharing() {
  this.debugMode = true
  for (const pool of Object.values(this.workerPools)) pool.mode = FunctionsExecutionMode.SEQUENTIAL
  return startFunctions.call(this)
}
FunctionsEmulator.prototype.startNode = (...options) =>
  startNode.call({ debugMode: false }, ...options)
const { sendDebugMsg: nameFunction } = workers.RuntimeWorker.prototype
workers.RuntimeWorker.prototype.sendDebugMsg = async function takeFor(target) {
  this.state = workers.RuntimeWorkerState.BUSY
  this.triggerKey = target.functionTarget
  this.logger = EmulatorLogger.forFunction(target.functionTarget, this.extensionLogInfo)
  await nameFunction.call(this, target)
  // The name and the request come by different channels: an answer shows that the name has been read.
  await this.isSocketReady()
  this.state = workers.RuntimeWorkerState.BUSY
}

requireOfTools('./lib/bin/firebase.js')
