import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link, matchPath, useLocation } from '@adamarket/shared/contract/router.ts'
import { locationChoices } from '@adamarket/shared/domain/location.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import { Container } from '@adamarket/shared/ui/container.tsx'
import { CloseIcon, MenuIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { Logo } from '@adamarket/shared/ui/logo.tsx'
import { useId, useRef, useState } from 'react'
import type { OutsideLinks } from '@adamarket/shared/contract/environment.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import type { AccountFragment } from '#remotes/loading/account-fragment.ts'

import { AccountSlot } from './account-slot.tsx'
import { AppButtons } from './app-buttons.tsx'
import { CategoryBar } from './category-bar.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { FavouritesLink } from './favourites-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LocationPicker } from './location-picker.tsx'
import { SearchForm } from './search-form.tsx'
import styles from './header.module.css'

type Props = { readonly links: OutsideLinks; readonly account: AccountFragment }

/**
 * The header of every page (specification, section 2.1). On a phone only the row with the search is
 * sticky, and a menu contains what does not fit.
 */
export function Header({ links, account }: Props) {
  const t = useTranslations('shell')
  const { key, pathname } = useLocation()
  // A moderator is not here to post.
  const isAtDesk = matchPath(paths.desk, pathname) !== null
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [lastKey, setLastKey] = useState(key)
  const menuButton = useRef<HTMLButtonElement>(null)
  const menuId = useId()

  if (key !== lastKey) {
    setLastKey(key)
    setIsMenuOpen(false)
  }

  const closeByKey = (pressed: string) => {
    if (pressed !== 'Escape' || !isMenuOpen) return
    setIsMenuOpen(false)
    menuButton.current?.focus()
  }

  return (
    <>
      <header className={styles['header']} onKeyDown={(event) => closeByKey(event.key)}>
        <Container className={styles['rows']}>
          <Link to={paths.home} aria-label={t('site.home')} className={styles['logo']}>
            <Logo />
          </Link>
          <IconButton
            ref={menuButton}
            variant="inverse"
            className={styles['menuButton']}
            label={t(isMenuOpen ? 'header.closeMenu' : 'header.openMenu')}
            icon={isMenuOpen ? <CloseIcon /> : <MenuIcon />}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => setIsMenuOpen(!isMenuOpen)}
          />
          <div className={styles['find']}>
            <LocationPicker choices={locationChoices.header} className={styles['location']} />
            <SearchForm className={styles['search']} />
          </div>
          <section
            id={menuId}
            aria-label={t('header.menu')}
            hidden={!isMenuOpen}
            className={styles['menu']}
          >
            <LocationPicker
              choices={locationChoices.mobileMenu}
              className={styles['menuLocation']}
            />
            {!isAtDesk && <AppButtons links={links} block />}
            <FavouritesLink isNamed />
            <LanguageSwitch className={styles['menuLanguage']} />
            <CategoryMenu />
          </section>
          <div className={styles['buttons']}>{!isAtDesk && <AppButtons links={links} />}</div>
          <div className={styles['account']}>
            <FavouritesLink className={styles['favourites']} />
            <AccountSlot fragment={account} />
          </div>
        </Container>
      </header>
      <div className={styles['categories']}>
        <Container className={styles['categoryRow']}>
          <CategoryBar />
          <section aria-label={t('language.label')} className={styles['languages']}>
            <LanguageSwitch />
          </section>
        </Container>
      </div>
    </>
  )
}
