import type { HostingSite } from '#hosting/hosting-config.ts'

import type { VersionConfig } from './hosting-api.ts'

/** Headers and rewrites of firebase.json in the format of the REST API. */
export function versionConfig({ headers, rewrites = [] }: HostingSite): VersionConfig {
  return {
    headers: headers.map(({ source, headers: rules }) => ({
      glob: source,
      headers: Object.fromEntries(rules.map(({ key, value }) => [key, value])),
    })),
    // A function of the second generation is a service of Cloud Run.
    rewrites: rewrites.map(({ regex, function: { functionId, region } }) => ({
      regex,
      run: { serviceId: functionId, region },
    })),
  }
}
