import { useEffect } from 'react'

/** Fetches a picture that is likely to be looked at next. */
export function usePreloaded(link: string | undefined): void {
  useEffect(() => {
    if (link !== undefined) new Image().src = link
  }, [link])
}
