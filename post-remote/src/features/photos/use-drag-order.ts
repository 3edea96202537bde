import type { PointerEvent } from 'react'
import { useState } from 'react'

/** Reorders photos by dragging: the photo moves to the position of the pointer. */
export function useDragOrder(move: (id: string, index: number) => void) {
  const [draggedId, setDraggedId] = useState<string>()

  const begin = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return
    const list = event.currentTarget.closest('ul')
    if (!list) return
    event.preventDefault()
    setDraggedId(id)
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const tiles = [...list.querySelectorAll('[data-photo]')]
      const index = tiles.findIndex((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect()
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      })
      const current = tiles.findIndex((tile) => tile.getAttribute('data-photo') === id)
      if (index !== -1 && index !== current) move(id, index)
    }
    const end = () => {
      setDraggedId(undefined)
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return { draggedId, begin }
}
