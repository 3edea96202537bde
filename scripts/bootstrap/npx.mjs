/**
 * The environment for an npx of our own. An outer npx, as in `npx -p node@24 -c 'npm test'`, hands down what
 * it was asked to run; the inner one would take it for its own options and refuse them.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function environmentOfNpx(environment) {
  const isOfOuterNpx = (name) => /^npm_config_(?:call|package)$/i.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOfOuterNpx(name)))
}

/**
 * All that npx and pnpm wrote, without npm's warnings, warnings about the Nodes that packages
 * ask for, and progress.
 *
 * @param {string} output
 */
export function withoutNoise(output) {
  return output
    .split('\n')
    .filter((line) => !/^npm (?:warn|notice)|^\[WARN\] Unsupported engine|^Progress: /.test(line))
    .join('\n')
    .trim()
}
