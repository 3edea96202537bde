/** What a file of the sitemap says about a listing. */
export type SitemapEntry = {
  readonly id: string
  /** The day of its last change, `2026-07-04`. */
  readonly changedOn: string
}

/** The most addresses in one file. */
const sitemapFileLength = 10_000

/** Bytes in one document: Firestore's own limit is 1 MiB. */
const documentBytes = 900_000

/** A file as it is stored: a line for each entry, with the id and the day. */
export type SitemapFile = {
  readonly lines: string
  /** The day of the last change of all. */
  readonly changedOn: string
}

/** Splits entries into files, in their order. */
export function formatSitemapFiles(
  entries: readonly SitemapEntry[],
  limits = { length: sitemapFileLength, bytes: documentBytes },
): readonly SitemapFile[] {
  const files: { lines: string[]; bytes: number; changedOn: string }[] = []
  for (const { id, changedOn } of entries) {
    const line = `${id} ${changedOn}`
    // UTF-8 has up to three bytes for each unit of a string.
    const bytes = 3 * line.length + 1
    const last = files.at(-1)
    if (last && last.lines.length < limits.length && last.bytes + bytes <= limits.bytes) {
      last.lines.push(line)
      last.bytes += bytes
      if (changedOn > last.changedOn) last.changedOn = changedOn
    } else {
      files.push({ lines: [line], bytes, changedOn })
    }
  }
  return files.map(({ lines, changedOn }) => ({ lines: lines.join('\n'), changedOn }))
}

/** Reads {@link SitemapFile.lines}. */
export function parseSitemapLines(lines: string): readonly SitemapEntry[] {
  return lines.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(' ')
    return at > 0 ? [{ id: line.slice(0, at), changedOn: line.slice(at + 1) }] : []
  })
}
