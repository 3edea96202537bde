// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'

import { useAbsoluteUrl } from '#contract/use-absolute-url.ts'

type Page = {
  readonly title: string
  /** From the root of the site. */
  readonly path: string
}

type Texts = { readonly copied: string; readonly failed: (url: string) => string }

/** Returns a function that opens the device's share dialog for a page, or else copies its link. */
export function useShare({ copied, failed }: Texts): (page: Page) => Promise<void> {
  const { notify } = useHostServices()
  const absoluteUrl = useAbsoluteUrl()

  const copy = async (url: string) => {
    try {
      // Absent without HTTPS.
      await navigator.clipboard.writeText(url)
      notify.success(copied)
    } catch {
      notify.error(failed(url))
    }
  }

  return async ({ title, path }) => {
    const url = absoluteUrl(path)
    if (!('share' in navigator)) return await copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) await copy(url)
    }
  }
}
