import type { ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'

/** The environment that deployment wrote into the page: the JSON of `#environment`. */
export function readEnvironment(report: Report): ParsedEnvironment {
  const text = document.querySelector('#environment')?.textContent
  return parseEnvironment(JSON.parse(text || '{}'), report)
}
