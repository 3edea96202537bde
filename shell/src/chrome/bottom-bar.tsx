import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, matchPath, useLocation } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { HeartIcon, PlusIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { HomeIcon, SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { useStore } from 'zustand'

import styles from './bottom-bar.module.css'

/** Pages with buttons of their own at the lower edge, or with a form that needs the room. */
const pagesWithoutBar = [paths.listing, paths.form, paths.editListing, paths.desk]

/** The main pages at the lower edge of a phone, for a signed-in user; it needs no remote. */
export function BottomBar() {
  const t = useTranslations('shell')
  const { session } = useHostServices()
  const isSignedIn = useStore(session, ({ user }) => user !== undefined)
  const { pathname } = useLocation()
  if (!isSignedIn || pagesWithoutBar.some((path) => matchPath(path, pathname))) return null
  const links = [
    { to: paths.home, name: t('bottomBar.home'), icon: <HomeIcon /> },
    { to: paths.search, name: t('bottomBar.search'), icon: <SearchIcon /> },
    { to: paths.picker, name: t('bottomBar.post'), icon: <PlusIcon className={styles['post']} /> },
    { to: paths.favourites, name: t('header.favourites'), icon: <HeartIcon /> },
    { to: paths.account, name: t('bottomBar.account'), icon: <UserIcon /> },
  ]
  return (
    <nav aria-label={t('bottomBar.label')} className={styles['bar']}>
      {links.map(({ to, name, icon }) => (
        <Link
          key={to}
          to={to}
          className={styles['link']}
          aria-current={pathname === to ? 'page' : undefined}
        >
          {icon}
          {name}
        </Link>
      ))}
    </nav>
  )
}
