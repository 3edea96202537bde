import { homedir } from 'node:os'
import { parseEnv } from 'node:util'

import { repository } from '#bootstrap/repository.mjs'

/**
 * Texts that no build may contain. Firebase's web configuration is not a secret: every page has it, it only
 * names the project, and the rules decide who may do what.
 */
const forms = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a service account', /["']?type["']?\s*:\s*["']service_account["']|private_key_id["']?\s*:/],
  ['a Google token', /\bya29\.[\w-]{20,}|\b1\/\/0[\w-]{30,}|\bGOCSPX-[\w-]{20,}/],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{40,}/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b|_authToken/],
  ['an Amazon key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a Stripe or Slack key', /\b[rs]k_live_\w{16,}|\bxox[abprs]-[\w-]{10,}/],
  ['a signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{15,}/],
  ['an inline source map', /sourceMappingURL=data:/],
]

const secretName = /TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|KEY$/i

/**
 * Names the secrets in a text.
 *
 * @param {string} text
 * @param {readonly (readonly [what: string, form: RegExp])[]} ofThisMachine
 * @returns {readonly string[]}
 */
export function secretsIn(text, ofThisMachine) {
  return [...forms, ...ofThisMachine].filter(([, form]) => form.test(text)).map(([what]) => what)
}

/**
 * Texts of this machine that a build must not contain: its folders, and the values of variables, also from
 * `.env` files, whose names mark them as secret. Those of the site, `ADAMARKET_…`, are for its pages.
 *
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @param {readonly string[]} envFiles Their texts.
 * @param {readonly string[]} folders
 * @returns {readonly (readonly [what: string, form: RegExp])[]}
 */
export function secretsOf(variables, envFiles, folders = [repository, homedir()]) {
  const named = [variables, ...envFiles.map((text) => parseEnv(text))].flatMap(Object.entries)
  const secrets = named
    .filter(([name]) => secretName.test(name) && !name.startsWith('ADAMARKET_'))
    .map(([name, value = '']) => [name, value.trim()])
    // Neither a switch nor a common word.
    .filter(([, value]) => value.length >= 8 && /\d/.test(value))
    .map(([name, value]) => [`the value of ${name}`, new RegExp(literally(value))])
  return [...secrets, ...folders.filter((folder) => folder !== '/').map(asFolder)]
}

/** A folder may have the name of one in the sources: /app is not in src/app/start.ts. */
function asFolder(path) {
  const folder = path.replace(/\/$/, '')
  return [`the folder ${folder}`, new RegExp(`(?<![\\w.@-])${literally(folder)}/`)]
}

function literally(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
