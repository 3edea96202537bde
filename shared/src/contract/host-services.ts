import { createContext, useContext } from 'react'

import type { AuthPort } from '#domain/auth-port.ts'
import type { ConnectivityPort } from '#domain/connectivity.ts'
import type { Language } from '#domain/languages.ts'
import type {
  DeviceAlertsPort,
  ExchangeRatesPort,
  FavouriteAlertsPort,
  ListingsPort,
  ListingStatsPort,
  ModerationPort,
  NoticesPort,
  OwnListingsPort,
  OwnRecordsPort,
  PicturesPort,
  ProfilesPort,
  ReleaseVisitsPort,
  ReportsPort,
  SavedSearchesPort,
} from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { AppStore } from '#domain/store-for-device.ts'
import type { BlockedSellersStore } from '#state/blocked-sellers-store.ts'
import type { FavouritesStore } from '#state/favourites-store.ts'
import type { LocationStore } from '#state/location-store.ts'
import type { SessionStore } from '#state/session-store.ts'
import type { ThemeStore } from '#state/theme-store.ts'

/** What a visitor wanted to do who has to sign in first. */
export interface SignInIntent {
  /** Says in the dialog why to sign in. */
  readonly reason?: string
  /** Called once, when the user has signed in. */
  readonly onSignedIn?: () => void
}

/** The shell's services for every remote. Remotes reach the outside world only through them. */
export interface HostServices {
  /** Reading listings. */
  readonly listings: ListingsPort
  /** How often listings are viewed and saved. */
  readonly listingStats: ListingStatsPort
  /** The user's own listings. */
  readonly ownListings: OwnListingsPort
  /** Pictures of the user's own listings. */
  readonly pictures: PicturesPort
  /** Reporting listings. */
  readonly reports: ReportsPort
  /** Notices about moderators' decisions, for the user. */
  readonly notices: NoticesPort
  /** Everything else that is stored about the user, for the download of their data. */
  readonly ownRecords: OwnRecordsPort
  /** The moderators' desk. */
  readonly moderation: ModerationPort
  /** What visits met of each release, for admins. */
  readonly releaseVisits: ReleaseVisitsPort
  /** The share of visits that this site measures; 0 for none. */
  readonly measuredShare: number
  /** The listings the visitor has saved, signed in or not. */
  readonly favourites: FavouritesStore
  /** Whether the user gets emails about favourites. */
  readonly favouriteAlerts: FavouriteAlertsPort
  /** Searches that the user gets emails about. */
  readonly savedSearches: SavedSearchesPort
  /** Notifications on this device about saved searches; undefined where the site has no keys for them. */
  readonly deviceAlerts: DeviceAlertsPort | undefined
  /** The sellers whose listings the user does not want to see. */
  readonly blockedSellers: BlockedSellersStore
  /** Users' public profiles; users can write their own. */
  readonly profiles: ProfilesPort
  /** What the currencies are worth. */
  readonly exchangeRates: ExchangeRatesPort
  /** The location selected in the header, shared by the whole site and stored across reloads. */
  readonly selectedLocation: LocationStore
  /** Who is signed in. */
  readonly session: SessionStore
  /** Accounts: signing in and out, registering, changing. `session` follows. */
  readonly auth: Omit<AuthPort, 'onUserChange'>
  /**
   * Opens the sign-in dialog; after signing in, the user is redirected to `redirectTo`, a path, and their action
   * continues. A visitor who closes the dialog has changed their mind.
   */
  readonly askToSignIn: (redirectTo?: string, intent?: SignInIntent) => void
  /** The language of the page, for loaders: a component has `useLocale`. */
  readonly language: () => Language
  /** Switches the site to another language once its texts are loaded, and stores the choice. */
  readonly changeLanguage: (language: Language) => Promise<void>
  /** Light, dark, or the device's setting. */
  readonly theme: ThemeStore
  /** Shows a short message on top of the page. */
  readonly notify: Notify
  /** Links to the mobile app, by the store that `storeForDevice` returns. */
  readonly appStores: Readonly<Record<AppStore, string>>
  /** Where the contact form sends its messages; undefined when this site cannot send any. */
  readonly contactMail: ContactMail | undefined
  /** The site's own origin, for absolute links to its pages: those of `useAbsoluteUrl`. */
  readonly origin: string
  /** Whether the site can be reached. Pages use the hooks of `use-connectivity.ts`. */
  readonly connectivity: ConnectivityPort
  /** The current time, even if the device's clock is wrong. Never rejects. */
  readonly siteTime: () => Promise<Date>
  /** Deletes what the site stores on this device about its user, and opens the home page with a message. */
  readonly forgetDevice: (message: string) => void
  /** Reports a problem that the visitor can do nothing about. Never throws. */
  readonly report: Report
}

/** The account at the email service (specification, section 7.1). */
export interface ContactMail {
  readonly serviceId: string
  readonly templateId: string
  readonly publicKey: string
  /** The service's origin: `https://api.emailjs.com`, or a mail catcher. */
  readonly origin: string
}

/** Short messages on top of the page. */
export interface Notify {
  info(text: string): void
  success(text: string): void
  error(text: string): void
}

/** Provided by the shell above every page. */
export const HostServicesContext = createContext<HostServices | undefined>(undefined)

/** The shell's services, for any component of a page. */
export function useHostServices(): HostServices {
  const services = useContext(HostServicesContext)
  if (!services) throw new Error('useHostServices needs a HostServicesContext above it')
  return services
}
