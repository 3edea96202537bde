import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-i18n.ts'
import { createFavouritesStore } from '@adamarket/shared/state/favourites-store.ts'
import { createLocationStore } from '@adamarket/shared/state/location-store.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { createThemeStore } from '@adamarket/shared/state/theme-store.ts'

import { keepLanguage } from '#host/kept-language.ts'
import { lazyBackend } from '#host/lazy-backend.ts'
import { createNotify } from '#host/notify.ts'
import type { OutsideLinks } from '#host/outside-links.ts'
import { readContactMail } from '#host/read-contact-mail.ts'
import { openSignIn } from '#host/sign-in-request.ts'

type Options = {
  /** As the page was told it, unparsed. */
  readonly environment: unknown
  readonly links: OutsideLinks
  readonly texts: Texts
  readonly report: Report
}

/** The only wiring of the ports to Firebase, and of the services that every remote is lent. */
export function createServices({ environment, links, texts, report }: Options): HostServices {
  const backend = lazyBackend(async () => {
    try {
      const { connectFirebase } = await import('#host/connect-firebase.ts')
      return await connectFirebase(environment, report)
    } catch (cause) {
      report({ what: 'Firebase could not be started', cause })
      throw cause
    }
  })
  const session = createSessionStore(sessionStorage, backend.auth)
  return {
    listings: backend.listings,
    ownListings: backend.ownListings,
    pictures: backend.pictures,
    reports: backend.reports,
    favourites: createFavouritesStore({
      storage: localStorage,
      session,
      port: backend.favourites,
      report,
    }),
    profiles: backend.profiles,
    selectedLocation: createLocationStore(localStorage),
    session,
    auth: backend.auth,
    askToSignIn: openSignIn,
    i18n: texts.i18n,
    speak: async (language) => {
      await texts.speak(language)
      keepLanguage(language)
      document.documentElement.lang = language
    },
    theme: createThemeStore(localStorage, document.documentElement),
    notify: createNotify(report),
    appStores: links,
    contactMail: readContactMail(environment, report),
    report,
  }
}
