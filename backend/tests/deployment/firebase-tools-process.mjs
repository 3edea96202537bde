import { parseArgs } from 'node:util'

import firebaseTools from 'firebase-tools'

import '#stack/vendor/firebase-tools-without-npm.mjs'

// firebase-tools in one process for many commands: starting it takes longer than what the tests do with it. It reads
// the addresses of Google's services from the environment as it loads.
process.on('message', async (parameters) => {
  const { values } = parseArgs({
    args: parameters.slice(1),
    options: {
      only: { type: 'string' },
      project: { type: 'string' },
      config: { type: 'string' },
      'non-interactive': { type: 'boolean' },
      force: { type: 'boolean' },
    },
  })
  const { 'non-interactive': nonInteractive, ...options } = values
  try {
    await firebaseTools.deploy({ ...options, nonInteractive })
    process.send({})
  } catch (error) {
    process.send({ error: error.message })
  }
})
