import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const suffix = '.template'

/**
 * Writes the files of a template, or the one that is a template, with each value in place of its name, as `__name__`;
 * `__name__` in names of files as well.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ name: string, title: string, [name: string]: string }} values
 */
export function fillTemplate(from, to, values) {
  if (statSync(from).isDirectory()) {
    for (const file of readdirSync(from)) {
      const name = file.replace(suffix, '').replaceAll('__name__', values.name)
      fillTemplate(join(from, file), join(to, name), values)
    }
    return
  }
  mkdirSync(dirname(to), { recursive: true })
  const text = Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`__${name}__`, value),
    readFileSync(from, 'utf8'),
  )
  writeFileSync(to, text)
}
