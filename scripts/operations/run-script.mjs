import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { repository } from '#bootstrap/repository.mjs'

import { describeCommand, findCommand } from './commands.mjs'

// Runs the script of a command: `run-script.mjs <command> [its options]`. Each script first parses its options, and none
// has one called --help: with it, everything that the script imports is loaded, and nothing is done.
/** The exit code for options that the script does not know. */
const wrongOptions = 2

const [name, ...options] = process.argv.slice(2)
const command = findCommand(name)
const [file, ...given] = command.script
const path = join(repository, file)
process.argv.splice(1, Infinity, path, ...given, ...options)
try {
  await import(pathToFileURL(path).href)
} catch (error) {
  if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
  const usage = describeCommand(name, command)
  if (error.message.startsWith("Unknown option '--help'")) console.log(usage)
  else {
    console.error(`\n${error.message}\n\n${usage}`)
    process.exitCode = wrongOptions
  }
}
