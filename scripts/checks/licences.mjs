import { existsSync } from 'node:fs'

/** Licences that allow anyone to use, change and sell what is made with a package. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
  'public domain',
])

/** Packages with other licences, and why they are accepted. */
const exceptions = [
  // May be part of any site; only a font that is sold separately must not use the name.
  ['OFL-1.1', /^@fontsource-variable\//],
  // A library in a separate file that draws the demo data here; visitors do not get it.
  ['LGPL-3.0-or-later', /^@img\/sharp-libvips-/],
  // MIT according to its LICENSE file, but not in package.json.
  ['Unknown', /^valid-url$/],
]

/**
 * Reads `pnpm licenses list --json`: the number of packages with each licence, and the packages whose
 * licence is not allowed. Packages for other machines are listed but not installed, and are ignored.
 *
 * @param {Readonly<Record<string, readonly { name: string, versions: string[], paths: string[] }[]>>} list
 * @param {(path: string) => boolean} exists
 */
export function checkLicences(list, exists = existsSync) {
  const licences = Object.entries(list)
    .map(([licence, packages]) => ({
      licence,
      packages: packages.filter(({ paths }) => paths.some((path) => exists(path))),
    }))
    .filter(({ packages }) => packages.length > 0)
    .toSorted((a, b) => b.packages.length - a.packages.length)
  const refused = licences.flatMap(({ licence, packages }) =>
    packages
      .filter(({ name }) => !isAllowed(licence, name))
      .map(({ name, versions }) => `${name} ${versions.join(', ')}: ${licence}`),
  )
  return { counts: licences.map(({ licence, packages }) => [licence, packages.length]), refused }
}

/** One of several licences joined with OR may be chosen. */
function isAllowed(licence, name) {
  if (exceptions.some(([its, names]) => its === licence && names.test(name))) return true
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowed.has(part)))
}
