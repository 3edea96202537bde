import { useEffect } from 'react'

/** Preloads a picture that is likely to be viewed next. */
export function usePreloaded(link: string | undefined): void {
  useEffect(() => {
    if (link !== undefined) new Image().src = link
  }, [link])
}
