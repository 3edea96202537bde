/** How a comment of ours begins. */
export const marker = '<!-- What a pull request changes -->'

/** Escaping may double it, and GitHub takes 65,536 characters. */
const maxReport = 30_000

/**
 * The comment of a pull request. The report was written by its own code, so nothing of it takes effect in the comment but
 * headings, tables, lists and emphasis.
 *
 * @param {object} parts
 * @param {string | undefined} parts.report Undefined when there is none.
 * @param {readonly { readonly app: string, readonly address: string }[]} parts.previews
 * @param {string | undefined} parts.pictures The address of the page with the pictures.
 */
export function composeComment({ report, previews, pictures }) {
  const links = previews.map(({ app, address }) => `- ${app}: ${address}`)
  return `${[
    marker,
    ...(links.length > 0 ? ['### Preview', links.join('\n')] : []),
    report === undefined ? 'There is no report of bytes and pictures.' : harmless(report),
    ...(pictures === undefined
      ? []
      : [
          `[Download the pictures](${pictures}): before, now and what differs, on a page that the code of this change has made.`,
        ]),
  ].join('\n\n')}\n`
}

/** A text in which no HTML, link, picture, formula, reference or mention takes effect. */
function harmless(text) {
  const cut = text.length > maxReport ? `${text.slice(0, maxReport)}\n\n…` : text
  return (
    cut
      // What a reader does not see, and what GitHub begins a formula with.
      .replaceAll(/[^\P{C}\n]|\$/gu, '')
      .replaceAll(/[\\&<>[\]!`~]/g, String.raw`\$&`)
      .replaceAll(/(?<=@|:(?=\/\/)|#(?=\d)|\bGH-(?=\d)|\bwww(?=\.))/gi, joiner)
      .trim()
  )
}

/** Without width. It ends what GitHub would take for a mention, an address, or the number of an issue. */
const joiner = '\u2060'
