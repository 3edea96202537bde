const day = 24 * 60 * 60 * 1000

/** How long a package may be behind by a major release without a reason. */
const maxBehindMs = 90 * day

/**
 * The packages whose newest release is of a later major than the installed one.
 *
 * @param {Readonly<Record<string, { current: string, latest: string }>>} outdated as `pnpm outdated --format json` prints
 *   it; a package that more than one kind of dependency names is there more than once, with a suffix
 */
export function behindByMajors(outdated) {
  const byName = new Map()
  for (const [key, { current, latest }] of Object.entries(outdated)) {
    const [name] = /^@?[^@ ]+/.exec(key)
    if (majorOf(latest) > majorOf(current)) byName.set(name, { name, current, latest })
  }
  return [...byName.values()]
}

/** The comment directly above each package of the catalog: why it is not the newest. */
export function reasonsIn(workspace) {
  const found = workspace.matchAll(/^((?: {2}#.*\n)+) {2}'?([^':\n]+)'?:/gm)
  return new Map(
    [...found].map(([, lines, name]) => [name, lines.replaceAll(/^ {2}# ?/gm, '').trim()]),
  )
}

/**
 * A line about a package that is behind.
 *
 * @param {{ name: string, current: string, latest: string }} behind
 * @param {{ published: Readonly<Record<string, string>>, reason: string | undefined, now: Date }} options `published`
 *   has the time of each release, as `npm view <name> time` prints it
 */
export function describeBehind({ name, current, latest }, { published, reason, now }) {
  const later = Object.entries(published)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version) && majorOf(version) > majorOf(current))
    .map(([, time]) => Date.parse(time))
  const since = new Date(Math.min(...later))
  const needsReason = reason === undefined && now - since > maxBehindMs
  const date = since.toISOString().slice(0, 10)
  const line = `${needsReason ? '✗' : '✓'} ${name} ${current}, newest ${latest}, behind since ${date}`
  return { text: reason === undefined ? line : `${line}: ${reason}`, needsReason }
}

function majorOf(version) {
  return Number.parseInt(version, 10)
}
