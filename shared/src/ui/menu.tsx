import type { ComponentProps, ReactNode } from 'react'

import { joinClasses } from './join-classes.ts'
import styles from './menu.module.css'
import { useMenu } from './use-menu.ts'
import type { MenuButtonProps } from './use-menu.ts'

type MenuProps = {
  /** Renders the button that opens the menu: `(props) => <Button {...props}>…</Button>`. */
  readonly button: (props: MenuButtonProps) => ReactNode
  /** MenuItems, MenuSeparators, and links with {@link menuLinkProps}. */
  readonly children: ReactNode
}

/** A button that opens a list of actions, which ends where the button does. Choosing one closes it. */
export function Menu({ button, children }: MenuProps) {
  const { buttonProps, popoverProps } = useMenu()
  return (
    <>
      {button(buttonProps)}
      <div {...popoverProps} className={styles['menu']}>
        {children}
      </div>
    </>
  )
}

type MenuItemProps = ComponentProps<'button'> & { readonly icon?: ReactNode }

/** An action of a menu. */
export function MenuItem({ icon, children, ...rest }: MenuItemProps) {
  return (
    <button {...rest} {...menuLinkProps} type="button">
      {icon}
      {children}
    </button>
  )
}

export function MenuSeparator() {
  return <hr className={styles['separator']} />
}

/** Turns a link into a menu item: `<Link {...menuLinkProps} to="/profile/1">`. */
export const menuLinkProps = {
  role: 'menuitem',
  tabIndex: -1,
  className: joinClasses(styles['item']),
}
