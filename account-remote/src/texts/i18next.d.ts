import type { SharedNamespaces } from '@adamarket/shared/i18n/shared-namespaces.ts'

import type { DeskTexts } from '#features/desk/desk-texts.ts'
import type { DeviceAlertsTexts } from '#features/saved-searches/device-alerts-texts.ts'
import type { FavouriteAlertsTexts } from '#features/favourites/favourite-alerts-texts.ts'
import type { NoticeTexts } from '#features/my-listings/notice-texts.ts'
import type { SavedSearchesTexts } from '#features/saved-searches/saved-searches-texts.ts'

import type { texts } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: SharedNamespaces & {
      account: typeof texts
      desk: DeskTexts
      'device-alerts': DeviceAlertsTexts
      'favourite-alerts': FavouriteAlertsTexts
      notices: NoticeTexts
      'saved-searches': SavedSearchesTexts
    }
  }
}
