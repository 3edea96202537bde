import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'

import { ContactForm } from './contact-form.tsx'
import { ContactHelp } from './contact-help.tsx'
import styles from './contact-page.module.css'

/** Contact Us (specification, section 2.11). */
export function ContactPage() {
  const t = useTranslations('static-pages')
  const { contactMail } = useHostServices()
  const title = t('contact.title')
  return (
    <div className={styles['page']}>
      <PageHead title={title} description={t('contact.description')} path={paths.contact} />
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
    </div>
  )
}
