// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'

/** Returns a function that makes a path of this site an absolute URL. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useHostServices()
  return (path) => new URL(path, origin).href
}
