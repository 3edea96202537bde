import { readSiteTime } from '@adamarket/shared/connectivity/site-time.ts'
import type { ParsedEnvironment } from '@adamarket/shared/contract/environment.ts'
import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Texts } from '@adamarket/shared/i18n/create-texts.ts'
import { browserStorage } from '@adamarket/shared/state/browser-storage.ts'
import { createBlockedSellersStore } from '@adamarket/shared/state/blocked-sellers-store.ts'
import { openTabsChannel } from '@adamarket/shared/state/follow-tabs.ts'
import { createFavouritesStore } from '@adamarket/shared/state/favourites-store.ts'
import { createLocationStore } from '@adamarket/shared/state/location-store.ts'
import type { SessionStore } from '@adamarket/shared/state/session-store.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { createThemeStore } from '@adamarket/shared/state/theme-store.ts'

import { followEmailLanguage } from '#host/session/follow-email-language.ts'
import { forgetDevice } from '#host/device/forget-device.ts'
import { storeLanguage } from '#host/device/stored-language.ts'
import { setLanguageOfPage } from '#host/page/language-of-page.ts'
import { firebaseConnections } from '#host/data/firebase-connections.ts'
import { lazyBackend } from '#host/data/lazy-backend.ts'
import { lazyDeviceAlerts } from '#host/device/lazy-device-alerts.ts'
import type { PageData } from '#host/page/page-data.ts'
import { openSignIn } from '#host/session/sign-in-request.ts'

type Options = {
  readonly environment: ParsedEnvironment
  readonly texts: Texts
  readonly connectivity: ConnectivityPort
  /** What the server that rendered the page has read for it. */
  readonly served: PageData | undefined
  readonly report: Report
  readonly notify: HostServices['notify']
  /** See `onAdded` of the favourites. */
  readonly onFavouriteAdded?: (favourites: readonly Favourite[]) => void
}

type Services = {
  readonly services: HostServices
  /** Loads the code by which a first view reads documents. */
  readonly prepare: () => void
  /** Resolves once no read of the first view is pending. */
  readonly settled: () => Promise<void>
  /** Loads what the first view does not need: Auth, and what the next page is read with. */
  readonly complete: () => Promise<void>
}

/** Wires the ports to Firebase, the only place that does, and creates the services for all remotes. */
export function createServices({
  environment,
  texts,
  connectivity,
  served,
  report,
  notify,
  onFavouriteAdded,
}: Options): Services {
  const connections = firebaseConnections(environment.firebase, connectivity, report)
  const {
    prepare,
    settled,
    connectAuth,
    endFirstView,
    emailLanguage,
    pushSubscriptions,
    auth,
    ...ports
  } = lazyBackend({ connect: connections, connectivity, served: served?.answers, report })
  const session = createSessionStore(browserStorage('sessionStorage'), auth)
  // A user who was signed in sees their own data at once; confirm that soon.
  if (session.getState().user) void connectAuth()
  const push = lazyDeviceAlerts(environment.pushPublicKey, pushSubscriptions, connectivity, report)
  // Also when another tab or the backend ends it: notifications would go on about the searches of that user.
  session.subscribe(({ user }, before) => {
    if (before.user && before.user.uid !== user?.uid) void push?.end()
  })
  followEmailLanguage(session, texts.store, emailLanguage)
  const services: HostServices = {
    ...ports,
    favourites: createFavouritesStore({
      storage: browserStorage('localStorage'),
      session,
      port: ports.favourites,
      report,
      tabs: openTabsChannel('adamarket-favourites'),
      onAdded: onFavouriteAdded,
    }),
    deviceAlerts: push?.deviceAlerts,
    blockedSellers: createBlockedSellersStore({
      storage: browserStorage('localStorage'),
      session,
      port: ports.blockedSellers,
      report,
    }),
    selectedLocation: createLocationStore(browserStorage('localStorage')),
    session,
    auth: {
      ...auth,
      signOut: () =>
        endSessionInThisTab(session, async () => {
          // The rules need the user to be signed in.
          await push?.end(session.getState().user?.uid)
          return await auth.signOut()
        }),
      deleteAccount: (proof) => endSessionInThisTab(session, () => auth.deleteAccount(proof)),
    },
    askToSignIn: openSignIn,
    language: () => texts.store.getState().language,
    changeLanguage: async (language) => {
      await texts.changeLanguage(language)
      storeLanguage(language)
      setLanguageOfPage(language)
    },
    theme: createThemeStore(browserStorage('localStorage'), document.documentElement),
    notify,
    appStores: environment.links,
    contactMail: environment.contactMail,
    measuredShare: environment.measuredShare,
    // A served page names the site's own origin, whatever address it was opened under.
    origin: served?.origin ?? window.location.origin,
    connectivity,
    siteTime: readSiteTime,
    forgetDevice,
    report,
  }
  return {
    services,
    prepare,
    settled,
    complete: async () => {
      await connectAuth()
      endFirstView()
      // The next page may be read without a server.
      prepare()
    },
  }
}

/** Notes that the user ends the session in this tab, and ends it. */
async function endSessionInThisTab<Ended extends { readonly ok: boolean }>(
  session: SessionStore,
  end: () => Promise<Ended>,
): Promise<Ended> {
  session.setState({ ended: 'here' })
  const ended = await end()
  if (!ended.ok) session.setState({ ended: undefined })
  return ended
}
