import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { Container } from '@adamarket/shared/ui/container.tsx'
import { Logo } from '@adamarket/shared/ui/logo.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import type { OutsideLinks } from '@adamarket/shared/contract/environment.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import { LazyAppCode } from './lazy-app-code.tsx'
import { categoryLinks } from './category-links.ts'
import { FramePart } from './frame-part.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LinkColumn } from './link-column.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './footer.module.css'

/** In the spelling of the specification (section 2); the route is /privacy-policy, ignoring case. */
const privacyHref = '/Privacy-policy'

/** The footer of every page. */
export function Footer({ links }: { readonly links: OutsideLinks }) {
  const t = useTranslations('shell')
  return (
    <footer className={styles['footer']}>
      <Container className={styles['columns']}>
        <div className={styles['about']}>
          <Logo />
          <p>{t('site.tagline')}</p>
        </div>
        <LinkColumn title={t('categories.label')}>
          {categoryLinks.map(({ query, href }) => (
            <Link key={query} to={href}>
              {t(`categories.tabs.${query}`)}
            </Link>
          ))}
        </LinkColumn>
        <LinkColumn title={t('footer.company')}>
          <Link to={paths.about}>{t('footer.about')}</Link>
          <Link to={paths.contact}>{t('footer.contact')}</Link>
          <Link to={paths.terms}>{t('footer.terms')}</Link>
          <Link to={privacyHref}>{t('footer.privacy')}</Link>
        </LinkColumn>
        <LinkColumn title={t('app.title')} below={<LazyAppCode />}>
          <a href={links.playStore}>{t('app.playStore')}</a>
          <a href={links.appStore}>{t('app.appStore')}</a>
        </LinkColumn>
        {links.social.length > 0 && (
          <LinkColumn title={t('footer.follow')}>
            {links.social.map(({ name, url }) => (
              <a key={url} href={url} rel="me noopener">
                {name}
              </a>
            ))}
          </LinkColumn>
        )}
      </Container>
      <div className={styles['end']}>
        <Container className={styles['endRow']}>
          <Rights />
          <LanguageSwitch />
          <ThemeSwitch />
          <FramePart name="consentChoice" />
        </Container>
      </div>
    </footer>
  )
}

/** A component of its own: the year is that of the device, and the rest of the footer is not rendered again for it. */
function Rights() {
  const t = useTranslations('shell')
  const year = useOnDevice(() => String(new Date().getFullYear()), '')
  return <p>{t('footer.rights', { year })}</p>
}
