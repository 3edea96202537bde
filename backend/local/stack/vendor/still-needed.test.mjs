import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const requireOfTools = createRequire(require.resolve('firebase-tools/package.json'))
const sourceOf = async (file) => await readFile(requireOfTools.resolve(file), 'utf8')

it('was written for the installed firebase-tools', async () => {
  const page = await readFile(join(import.meta.dirname, 'README.md'), 'utf8')
  expect(page).toContain(`written for firebase-tools\n${requireOfTools('./package.json').version}.`)
})

it('a server of Node closes idle connections', () => {
  expect(http.createServer().keepAliveTimeout).toBeGreaterThan(0)
})

it('the Auth emulator compiles all validators before it starts', async () => {
  const server = await sourceOf('./lib/emulator/auth/server.js')
  expect(server).toContain('exegesisExpress.middleware(')
  expect(server).not.toContain('lazyCompileValidationSchemas')
})

it('firebase-tools refuses Java 17', async () => {
  const utils = await sourceOf('./lib/emulator/commandUtils.js')
  const [, oldest] = /\.MIN_SUPPORTED_JAVA_MAJOR_VERSION = (\d+);/.exec(utils) ?? []
  expect(Number(oldest)).toBeGreaterThan(17)
})

it('the Hosting emulator fails for an address that it cannot decode', async () => {
  const files = await sourceOf('superstatic/lib/providers/fs.js')
  expect(files).toMatch(/\bdecodeURI\(/)
  expect(files).not.toMatch(/\btry\b[^}]*decodeURI\(/)
})

it('the emulators send messages without asking a function', async () => {
  const operations = await sourceOf('./lib/emulator/auth/operations.js')
  expect(operations).toContain('function sendVerificationCode(state, reqBody) {')
  const functions = await sourceOf('./lib/emulator/functionsEmulator.js')
  expect(functions).not.toContain('BEFORE_SEND_SMS_EVENT')
})

it('firebase-tools asks npm for a newer version of firebase-functions', async () => {
  const versioning = await sourceOf('./lib/deploy/functions/runtimes/node/versioning.js')
  expect(versioning).toContain(`"npm", ["show", "firebase-functions"`)
})

it('the Functions emulator starts processes for each function, unless it debugs', async () => {
  const emulator = await sourceOf('./lib/emulator/functionsEmulator.js')
  expect(emulator).toContain('this.debugMode ? types_1.FunctionsExecutionMode.SEQUENTIAL')
  for (const method of ['start', 'startNode', 'startRuntime']) {
    expect(emulator).toMatch(new RegExp(`^ {4}async ${method}\\(`, 'm'))
  }
  const worker = await sourceOf('./lib/emulator/functionsRuntimeWorker.js')
  expect(worker).toMatch(/^ {4}(?:async )?sendDebugMsg\(/m)
})

it.each(['firestore', 'storage'])('the program for %s is a download', (emulator) => {
  const { [emulator]: program } = requireOfTools('./lib/emulator/downloadableEmulatorInfo.json')
  expect(program.remoteUrl).toMatch(/^https:/)
})
