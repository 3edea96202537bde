import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

import { zipOf } from './zip.ts'

type SmallJar = {
  readonly mainClass: string
  /** A jar with the other classes. */
  readonly library: string
  readonly classes?: Readonly<Record<string, Buffer>>
}

/** Writes a jar that names its main class and finds its other classes in another jar. */
export async function writeSmallJar(
  path: string,
  { mainClass, library, classes = {} }: SmallJar,
): Promise<void> {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(library).href}`,
  ]
  const text = `${manifest.map(wrap).join('\r\n')}\r\n\r\n`
  const zip = zipOf({ 'META-INF/MANIFEST.MF': Buffer.from(text), ...classes })
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, zip)
  await rename(`${path}.new`, path)
}

/** A line of a manifest has at most 72 bytes; it continues after a line break and a space. */
function wrap(line: string): string {
  return line.match(/.{1,70}/g)?.join('\r\n ') ?? line
}
