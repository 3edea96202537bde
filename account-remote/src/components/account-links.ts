import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { BellIcon, HeartIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { GridIcon, WrenchIcon } from '@adamarket/shared/ui/icons/categories.tsx'
import { UserIcon } from '@adamarket/shared/ui/icons/contact.tsx'

/** The pages of a signed-in user, for the menu and the account page. */
export function accountLinks(uid: string) {
  return [
    { name: 'myListings', to: paths.myListings, Icon: GridIcon },
    { name: 'favourites', to: paths.favourites, Icon: HeartIcon },
    { name: 'savedSearches', to: paths.savedSearches, Icon: BellIcon },
    { name: 'profile', to: hrefs.profile(uid), Icon: UserIcon },
    { name: 'settings', to: paths.settings, Icon: WrenchIcon },
  ] as const
}
