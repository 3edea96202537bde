import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useEffect, useRef, useState } from 'react'

import type { Download, Texts } from './translate-on-device.ts'

type Translating = {
  readonly status: 'idle' | 'busy' | 'failed'
  readonly download: Download | undefined
  /** Translates the texts on the device; undefined after a failure, and when the visitor has left. */
  readonly translate: (from: Language, to: Language) => Promise<Texts | undefined>
}

/** Translates texts when the visitor asks for it, until the visitor leaves them. */
export function useTranslation(texts: Texts): Translating {
  const { report } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const [hasFailed, setFailed] = useState(false)
  const [download, setDownload] = useState<Download>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const translate = async (from: Language, to: Language) => {
    const { signal } = (leaving.current = new AbortController())
    setFailed(false)
    setDownload(undefined)
    try {
      const { translateOnDevice } = await import('./translate-on-device.ts')
      const translated = await translateOnDevice(texts, {
        from,
        to,
        signal,
        onDownload: setDownload,
      })
      setFailed(!translated)
      return signal.aborted ? undefined : translated
    } catch (cause) {
      if (signal.aborted) return undefined
      setFailed(true)
      report({ what: 'A listing could not be translated on the device', cause })
      return undefined
    }
  }
  return {
    status: isBusy ? 'busy' : hasFailed ? 'failed' : 'idle',
    download,
    translate: (from, to) => attempt(() => translate(from, to)),
  }
}
