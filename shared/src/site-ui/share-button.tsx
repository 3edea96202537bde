// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'

import { useAbsoluteUrl } from '#contract/use-absolute-url.ts'
import { Button } from '#ui/button.tsx'
import { ShareIcon } from '#ui/icons/actions.tsx'

type Props = {
  readonly label: string
  /** Says that the link was copied. */
  readonly copied: string
  /** Says that the link could neither be shared nor copied, and shows it. */
  readonly failed: (url: string) => string
  /** Of the page to share. */
  readonly title: string
  /** From the root of the site. */
  readonly path: string
  readonly size?: 'md' | 'lg'
}

/** Opens the device's share dialog for a page, or else copies its link. */
export function ShareButton({ label, copied, failed, title, path, size }: Props) {
  const { notify } = useHostServices()
  const url = useAbsoluteUrl()(path)

  const copy = async () => {
    try {
      // Absent without HTTPS.
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
  return (
    <Button size={size} icon={<ShareIcon />} onClick={() => void share()}>
      {label}
    </Button>
  )
}
