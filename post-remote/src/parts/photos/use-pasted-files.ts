import { useEffect } from 'react'

/** Files pasted anywhere on the page, such as a screenshot. Pasted text is not affected. */
export function usePastedFiles(onFiles: (files: Iterable<File>) => void): void {
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [onFiles])
}
