import { createRequire } from 'node:module'

// firebase-tools in a process of its own that stops cleanly, saving its data, when the process that
// started it is gone, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'))
process.channel?.unref()

createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js')
