import type { HostingSite } from '#hosting/hosting-config.ts'
import type { VersionConfig } from '#releases/firebase/hosting-api.ts'

/** Headers and rewrites of firebase.json in the format of the REST API. */
export function versionConfig({ headers, rewrites = [] }: HostingSite): VersionConfig {
  return {
    headers: headers.map((rule) => ({
      ...('source' in rule ? { glob: rule.source } : { regex: rule.regex }),
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    })),
    rewrites: rewrites.map(({ regex, destination }) => ({ regex, path: destination })),
  }
}
