// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'

import { useAbsoluteUrl } from '#contract/use-absolute-url.ts'
import { Button } from '#ui/button.tsx'
import { ShareIcon } from '#ui/icons/actions.tsx'

type Shared = {
  /** The title of the page to share. */
  readonly title: string
  /** Its path, from the root of the site. */
  readonly path: string
  /** Says that the link was copied. */
  readonly copied: string
  /** Says that the link could neither be shared nor copied, and shows it. */
  readonly failed: (url: string) => string
}

export type ShareLink = {
  readonly url: string
  readonly copy: () => Promise<void>
  /** Opens the device's share dialog, or else copies the link. */
  readonly share: () => Promise<void>
}

/** The link of a page, to be shared or copied. */
export function useShareLink({ title, path, copied, failed }: Shared): ShareLink {
  const { notify } = useHostServices()
  const url = useAbsoluteUrl()(path)

  const copy = async () => {
    try {
      // The clipboard is absent without HTTPS.
      await navigator.clipboard.writeText(url)
      notify.success(copied)
    } catch {
      notify.error(failed(url))
    }
  }

  const share = async () => {
    if (!('share' in navigator)) return await copy()
    try {
      await navigator.share({ title, url })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) await copy()
    }
  }
  return { url, copy, share }
}

type Props = Shared & { readonly label: string; readonly size?: 'md' | 'lg' }

/** Opens the device's share dialog for a page, or else copies its link. */
export function ShareButton({ label, size, ...shared }: Props) {
  const { share } = useShareLink(shared)
  return (
    <Button size={size} icon={<ShareIcon />} onClick={() => void share()}>
      {label}
    </Button>
  )
}
