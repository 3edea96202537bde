/** Ends the script with what a tool wrote, if one failed, and one sentence about what is in the way. */
export function stop(sentence, output = '') {
  process.stderr.write(`\n${output === '' ? '' : `${output}\n\n`}${sentence}\n`)
  process.exit(1)
}
