import { newPushKeys } from '#functions/push/web-push.ts'

import { readOptions } from '#command-line/options.ts'

/** Prints a new pair of keys for notifications, and where they go. Nothing is stored. */
export function run(parameters: readonly string[]): number {
  readOptions(parameters, { usage: 'push-keys', options: {} })
  const { publicKey, privateKey } = newPushKeys()
  console.log(`On this machine:
  PUSH_PUBLIC_KEY=${publicKey} PUSH_PRIVATE_KEY=${privateKey} npm start

In a real project: this line in .env, and the private key when the command asks for it.
  ADAMARKET_PUSH_PUBLIC_KEY=${publicKey}
  npx firebase functions:secrets:set PUSH_PRIVATE_KEY --project <id>
  ${privateKey}

With other keys later, users choose notifications again.`)
  return 0
}
