import * as v from 'valibot'

const registrySchema = v.object({
  remotes: v.record(
    v.string(),
    v.fallback(v.object({ withdrawn: v.optional(v.array(v.string()), []) }), { withdrawn: [] }),
  ),
})

/** The versions that a registry says no visitor may get again. */
export function withdrawnVersions(registry: unknown): readonly string[] {
  const { success, output } = v.safeParse(registrySchema, registry)
  return success ? Object.values(output.remotes).flatMap(({ withdrawn }) => withdrawn) : []
}

/** Whether an address is a file of one of these versions. */
export function isFileOf(versions: readonly string[], url: string): boolean {
  const { pathname } = new URL(url)
  return versions.some((version) => pathname.startsWith(`/${version}/`))
}
