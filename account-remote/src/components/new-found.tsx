import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'

/** How many listings the saved searches have found since the user looked at them. */
export function NewFound({ uid }: { readonly uid: string }) {
  const t = useTranslations('account')
  const { savedSearches } = useHostServices()
  const { value: searches = [] } = usePort(() => savedSearches.list(uid), [savedSearches, uid])
  const count = searches.reduce((sum, { newCount }) => sum + newCount, 0)
  return count > 0 && <Chip tone="accent">{t('menu.newFound', { count })}</Chip>
}
