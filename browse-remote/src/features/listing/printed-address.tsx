import { mouseOnly, useMediaQuery } from '@adamarket/shared/ui/use-media-query.ts'
import type { QrCode } from '@adamarket/shared/ui/qr-code.tsx'
import { whenIdle } from '@adamarket/shared/ui/when-idle.ts'
import { lazy, Suspense, useEffect, useState } from 'react'

import styles from './listing-view.module.css'

/** If its code fails to load, the address is printed without it. */
const Code = lazy<typeof QrCode>(() =>
  import(/* webpackChunkName: "qr-code" */ '@adamarket/shared/ui/qr-code.tsx').then(
    (module) => ({ default: module.QrCode }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  readonly url: string
  /** The number of the seller, on their own listing. */
  readonly number: string | undefined
}

/**
 * The address of a listing, to read and to scan, only on paper. Nothing can be loaded once a browser prints, so computers,
 * which are what people print from, load the code before, when they are idle.
 */
export function PrintedAddress({ url, number }: Props) {
  const isComputer = useMediaQuery(mouseOnly)
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return (
    <div className={styles['address']}>
      {isComputer && isIdle && (
        <Suspense>
          <Code text={url} className={styles['code']} />
        </Suspense>
      )}
      <div dir="ltr" translate="no">
        {number !== undefined && <p className={styles['number']}>{number}</p>}
        <p>{url}</p>
      </div>
    </div>
  )
}
