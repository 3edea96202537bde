import { parseArgs } from 'node:util'

import type { FakeProject } from '#tests/deployment/fake-google.ts'

import { commands } from './gcloud-commands.ts'

/**
 * Does what a command of gcloud does to the project `my-market`, as far as the documents and the checks use gcloud.
 *
 * @param words those after `gcloud`
 * @returns what it prints
 * @throws Error for a command that gcloud does not have, or one with an unknown flag
 */
export function runGcloud(words: readonly string[], { settings }: FakeProject): string {
  const { positionals, tokens } = parseArgs({
    args: [...words],
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const named = positionals.join(' ')
  const [pattern, known, run] = commands.find(([form]) => form.test(named)) ?? []
  if (!pattern || !known || !run) throw new Error(`gcloud has no command ${named}`)
  const flags: Record<string, string[]> = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, value = '' } = token
    if (!known.includes(name)) throw new Error(`gcloud ${named} has no flag --${name}`)
    ;(flags[name] ??= []).push(value)
  }
  return String(run(pattern.exec(named)?.slice(1) ?? [], flags, settings) ?? '')
}
