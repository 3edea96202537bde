import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { Container } from '@adamarket/shared/ui/container.tsx'
import { useTranslation } from 'react-i18next'

import { ContactForm } from '#features/contact/contact-form.tsx'
import { ContactHelp } from '#features/contact/contact-help.tsx'
import styles from '#features/contact/contact-page.module.css'

/** Contact Us (specification, section 2). */
export function ContactPage() {
  const { t } = useTranslation('static-pages')
  const { contactMail } = useHostServices()
  const title = t('contact.title')
  return (
    <Container className={styles['page']}>
      <title>{t('pageTitle', { title })}</title>
      <meta name="description" content={t('contact.description')} />
      <link rel="canonical" href={new URL(paths.contact, window.location.origin).href} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{t('contact.lead')}</p>
      </header>
      <Card padding="lg" className={styles['form']}>
        {contactMail ? (
          <ContactForm mail={contactMail} />
        ) : (
          <p role="alert">{t('contact.notConfigured')}</p>
        )}
      </Card>
      <ContactHelp />
    </Container>
  )
}
