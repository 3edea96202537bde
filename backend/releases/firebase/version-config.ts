import type { HostingSite } from '#hosting/hosting-config.ts'
import type { VersionConfig } from '#releases/firebase/hosting-api.ts'

/** Headers and rewrites of firebase.json in the format of the REST API. */
export function versionConfig({ headers, rewrites = [] }: HostingSite): VersionConfig {
  return {
    headers: headers.map((rule) => ({
      ...('source' in rule ? { glob: rule.source } : { regex: rule.regex }),
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    })),
    rewrites: rewrites.map(({ regex, ...target }) =>
      'destination' in target
        ? { regex, path: target.destination }
        : // A function of the second generation is a service of Cloud Run.
          {
            regex,
            run: { serviceId: target.function.functionId, region: target.function.region },
          },
    ),
  }
}
