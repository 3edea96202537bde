import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Budgets } from './budgets.ts'

const file = fileURLToPath(new URL('budgets.json', import.meta.url))

export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile(file, 'utf8'))
}

export async function writeBudgets(budgets: Budgets): Promise<void> {
  await writeFile(file, `${JSON.stringify(budgets, null, 2)}\n`)
}
