import { useEffect, useState } from 'react'

/**
 * Takes files that are pasted or dropped anywhere on the page: the browser would open a photo that was dropped beside its
 * field in place of the page. Texts are not affected, nor is what is dragged within the page.
 *
 * @returns whether files are being dragged over the page
 */
export function useFilesOnPage(onFiles: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    /** Some browsers offer a picture of the page as a file. */
    let isOwn = false
    const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    document.addEventListener('dragstart', () => (isOwn = true), { signal })
    document.addEventListener('dragend', () => (isOwn = false), { signal })
    document.addEventListener(
      'dragover',
      (event) => {
        if (isOwn || !event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      { signal },
    )
    document.addEventListener(
      'dragleave',
      // It also leaves one element for another.
      ({ relatedTarget }) => relatedTarget === null && setIsOver(false),
      { signal },
    )
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        if (!isOwn) take(event, event.dataTransfer)
      },
      { signal },
    )
    return () => listening.abort()
  }, [onFiles])
  return isOver
}
