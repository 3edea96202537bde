import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { FoundUser } from '@adamarket/shared/domain/moderation/found-user.ts'
import { maxUserSearchLength } from '@adamarket/shared/domain/moderation/found-user.ts'
import { PartFailure } from '@adamarket/shared/site-ui/failure.tsx'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Spinner } from '@adamarket/shared/ui/spinner.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useState } from 'react'

import { ItemLinks, SellerName, useListingsOf } from './about-seller.tsx'
import { deskTexts } from './desk-texts.ts'
import styles from './desk.module.css'

/** Finds users by name, email address or profile. What was typed stays out of the address: it may be private. */
export function UserSearch() {
  const t = deskTexts(useLocale())
  const { moderation } = useHostServices()
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  const { status, value, error, retry } = usePort(
    () => (sent === '' ? undefined : moderation.findUsers(sent)),
    [moderation, sent],
  )
  return (
    <details>
      <summary id="find-user">{t('users.title')}</summary>
      <div className={styles['search']}>
        <form
          role="search"
          aria-labelledby="find-user"
          className={styles['part']}
          onSubmit={(event) => {
            event.preventDefault()
            setSent(text.trim())
          }}
        >
          <Field label={t('users.label')} hint={t('users.hint')}>
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={maxUserSearchLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <div className={styles['actions']}>
            <Button type="submit" size="sm">
              {t('users.find')}
            </Button>
          </div>
        </form>
        {sent !== '' && status === 'loading' && <Spinner label={t('users.loading')} />}
        {error && <PartFailure title={t('users.failed')} error={error} onTryAgain={retry} />}
        <div role="status" className={styles['part']}>
          {value?.length === 0 && <p>{t('users.none')}</p>}
          {value?.map((user) => (
            <Found key={user.id} user={user} />
          ))}
        </div>
      </div>
    </details>
  )
}

function Found({ user: { id, name, standing, cases } }: { readonly user: FoundUser }) {
  const t = deskTexts(useLocale())
  const listings = useListingsOf(id)
  return (
    <Card className={styles['group']}>
      <SellerName sellerId={id} name={name || id} standing={standing} />
      <h2 className={styles['heading']}>{t('cases')}</h2>
      <ItemLinks items={cases} addressOf={hrefs.desk} />
      <h2 className={styles['heading']}>{t('users.listings')}</h2>
      <ItemLinks items={listings} addressOf={hrefs.listing} />
    </Card>
  )
}
