import type { ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import { environmentElement, parseEnvironment } from '@adamarket/shared/contract/environment.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

/** The environment that deployment wrote into the shell's page. */
export function environmentOf(template: string, report: Report): ParsedEnvironment {
  const [, , text] = environmentElement.exec(template) ?? []
  return parseEnvironment(JSON.parse(text?.trim() || '{}'), report)
}
