import { ensurePackages, runPnpm } from './bootstrap/packages.mjs'
import { stop } from './bootstrap/stop.mjs'

// Known vulnerabilities of the packages in use, according to the registry.
await ensurePackages()
const { code, output } = await runPnpm(['audit', '--prod'])
if (/ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT)/.test(output)) {
  stop(
    'Audit not run: this registry does not answer audits. Run npm run ops -- audit with the public registry of npm.',
  )
}
if (
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|_FETCH_FAIL|error sending request/.test(
    output,
  )
) {
  stop('Audit not run: no connection to the registry.')
}
console.log(output.trim())
process.exitCode = code
