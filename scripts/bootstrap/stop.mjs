/** Ends the script with the output of a failed tool, if any, and a sentence about the problem. */
export function stop(sentence, output = '') {
  process.stderr.write(`\n${output === '' ? '' : `${output}\n\n`}${sentence}\n`)
  process.exit(1)
}
