/** The parts of the popover API that happy-dom lacks: showing, hiding and the two events. */
export function addPopovers() {
  const shown = new WeakSet<HTMLElement>()
  const toggle = (popover: HTMLElement, newState: 'open' | 'closed') => {
    const isOpen = newState === 'open'
    if (shown.has(popover) === isOpen) return
    for (const type of ['beforetoggle', 'toggle']) {
      popover.dispatchEvent(Object.assign(new Event(type), { newState }))
    }
    if (isOpen) shown.add(popover)
    else shown.delete(popover)
  }
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open')
    },
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed')
    },
  })
}
