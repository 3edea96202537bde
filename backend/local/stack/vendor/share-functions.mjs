/** The codebase of the page function, the only function in it. */
const pages = 'pages'

/** Requests for pages, by what the Functions emulator calls its work. */
const isForPage = ({ type }) => /^\/[^/]+\/[^/]+\/pages[/-]/.test(type)

/**
 * The Functions emulator starts processes for each function, which takes two seconds of a processor each. Here the
 * functions of a codebase share theirs, as in its debug mode, but several run at a time, each in a process that is
 * idle, and none has a debugger's port. Pages are all rendered at the same time in one process, and wait for no other
 * function: as in production, and for the same reason. docs/decisions/0029-functions-share-processes.md.
 *
 * @param requireOfTools requires the modules of firebase-tools
 */
export function shareFunctions(requireOfTools) {
  const { FunctionsEmulator } = requireOfTools('./lib/emulator/functionsEmulator.js')
  const { EmulatorLogger } = requireOfTools('./lib/emulator/emulatorLogger.js')
  const { FunctionsExecutionMode } = requireOfTools('./lib/emulator/types.js')
  const { RuntimeWorker, RuntimeWorkerState } = requireOfTools(
    './lib/emulator/functionsRuntimeWorker.js',
  )
  const { start, startNode, startRuntime } = FunctionsEmulator.prototype
  FunctionsEmulator.prototype.start = function startSharing() {
    this.debugMode = true
    for (const pool of Object.values(this.workerPools))
      pool.mode = FunctionsExecutionMode.SEQUENTIAL
    const ofPages = this.workerPools[pages]
    if (ofPages) letRenderTogether(ofPages, RuntimeWorkerState)
    letPagesPass(this.workQueue)
    return start.call(this)
  }
  FunctionsEmulator.prototype.startNode = (...options) =>
    startNode.call({ debugMode: false }, ...options)
  FunctionsEmulator.prototype.startRuntime = function startOnce(backend, trigger) {
    if (backend.codebase !== pages) return startRuntime.call(this, backend, trigger)
    this.startingPages ??= startRuntime.call(this, backend, trigger).finally(() => {
      this.startingPages = undefined
    })
    return this.startingPages
  }
  const { sendDebugMsg: nameFunction } = RuntimeWorker.prototype
  RuntimeWorker.prototype.sendDebugMsg = async function takeFor(target) {
    this.state = RuntimeWorkerState.BUSY
    this.triggerKey = target.functionTarget
    this.logger = EmulatorLogger.forFunction(target.functionTarget, this.extensionLogInfo)
    if (this.named !== target.functionTarget) {
      this.named = target.functionTarget
      // The name and the request come by different channels: an answer shows that the name has been read.
      this.naming = nameFunction.call(this, target).then(() => this.isSocketReady())
    }
    await this.naming
    this.state = RuntimeWorkerState.BUSY
  }
}

/** Makes a pool give a process to any number of requests. */
export function letRenderTogether(pool, { IDLE, BUSY }) {
  pool.getIdleWorker = (triggerId) => {
    pool.cleanUpWorkers()
    return pool.getTriggerWorkers(triggerId).find(({ state }) => state === IDLE || state === BUSY)
  }
}

/** Makes requests for pages skip a queue: its few turns are for functions, which may take as long as they want. */
export function letPagesPass(queue) {
  const submit = queue.submit.bind(queue)
  queue.submit = (work) => {
    if (isForPage(work)) work().catch((cause) => queue.logger.log('DEBUG', cause))
    else submit(work)
  }
}
