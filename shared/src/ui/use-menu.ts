import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject, ToggleEvent } from 'react'

import { isRightToLeft } from './is-right-to-left.ts'

/** The props of a menu's button. */
export type MenuButtonProps = {
  readonly ref: RefObject<HTMLButtonElement | null>
  readonly id: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
  readonly onClick: () => void
  readonly onPointerDown: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The ARIA menu-button pattern with the browser's popover, which closes on Escape and outside clicks. */
export function useMenu() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const popoverRef = useRef<HTMLDivElement>(null)
  const wasOpenOnPress = useRef(false)

  const items = () => [
    ...(popoverRef.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ??
      []),
  ]
  const open = () => popoverRef.current?.showPopover()
  const close = () => popoverRef.current?.hidePopover()

  const buttonProps: MenuButtonProps = {
    ref: buttonRef,
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-menu`,
    // A press has already closed the popover when its click arrives: do not open it again.
    onPointerDown: () => {
      wasOpenOnPress.current = isOpen
    },
    onClick: () => {
      if (isOpen) close()
      else if (!wasOpenOnPress.current) open()
      wasOpenOnPress.current = false
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
      if (event.key === 'ArrowUp') items().at(-1)?.focus()
    },
  }

  const popoverProps = {
    ref: popoverRef,
    id: `${id}-menu`,
    role: 'menu',
    popover: 'auto' as const,
    'aria-labelledby': `${id}-button`,
    onToggle: (event: ToggleEvent<HTMLDivElement>) => {
      if (event.target !== event.currentTarget) return
      setOpen(event.newState === 'open')
    },
    onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
      if (event.target !== event.currentTarget || event.newState !== 'open') return
      place(event.currentTarget, buttonRef.current)
      // The items can take focus only once they are shown.
      queueMicrotask(() => {
        if (popoverRef.current?.contains(document.activeElement)) return
        items()[0]?.focus()
      })
    },
    onClick: (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('[role="menuitem"]') === null) return
      close()
      buttonRef.current?.focus()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab') return close()
      const next = itemFor(event.key, items())
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    },
  }

  return { buttonProps, popoverProps }
}

function itemFor(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const current = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(current + 1) % items.length]
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const startsWithKey = (item: HTMLElement) =>
    firstLetter(item.textContent ?? '') === firstLetter(key)
  return [...items.slice(current + 1), ...items.slice(0, current + 1)].find(startsWithKey)
}

/** The first letter without case, marks and the dot of a Turkish i. */
function firstLetter(text: string): string {
  return text.trim().normalize('NFKD').toLowerCase().replace('ı', 'i').charAt(0)
}

const gap = 6

/** Places the menu below its button, or above where there is more room: not every browser has CSS anchor positioning. */
function place(popover: HTMLElement, button: HTMLElement | null) {
  if (button === null) return
  const box = button.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const below = height - box.bottom
  const isBelow = below > 260 || below > box.top
  const { style } = popover
  style.top = isBelow ? `${box.bottom + gap}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${height - box.top + gap}px`
  const isAtLeft = isRightToLeft(button)
  style.left = isAtLeft ? `${box.left}px` : 'auto'
  style.right = isAtLeft ? 'auto' : `${width - box.right}px`
  style.maxHeight = `${(isBelow ? below : box.top) - 2 * gap}px`
  style.minWidth = `max(12rem, ${box.width}px)`
}
