import type { i18n } from 'i18next'
import { createContext, useContext } from 'react'

import type { AuthPort } from '#domain/auth-port.ts'
import type { ConnectivityPort } from '#domain/connectivity.ts'
import type {
  ListingsPort,
  OwnListingsPort,
  PicturesPort,
  ProfilesPort,
  ReportsPort,
} from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { AppStore } from '#domain/store-for-device.ts'
import type { Language } from '#i18n/languages.ts'
import type { FavouritesStore } from '#state/favourites-store.ts'
import type { LocationStore } from '#state/location-store.ts'
import type { SessionStore } from '#state/session-store.ts'
import type { ThemeStore } from '#state/theme-store.ts'

/** What the shell lends to every remote. Remotes reach the outside world through it alone. */
export interface HostServices {
  /** Ads, read. */
  readonly listings: ListingsPort
  /** One's own ads, written. */
  readonly ownListings: OwnListingsPort
  /** Pictures of one's own ads. */
  readonly pictures: PicturesPort
  /** What people have against ads. */
  readonly reports: ReportsPort
  /** The ads the visitor wants to find again, signed in or not. */
  readonly favourites: FavouritesStore
  /** Users' public profiles; one's own can be written. */
  readonly profiles: ProfilesPort
  /** The location chosen in the header, shared by the whole site and kept over reloads. */
  readonly selectedLocation: LocationStore
  /** Who is signed in. */
  readonly session: SessionStore
  /** Accounts: signing in and out, registering, changing. `session` follows. */
  readonly auth: Omit<AuthPort, 'onUserChange'>
  /** Opens the sign-in dialog on top of the page; leads on to `goOnTo`, a path, once it was of use. */
  readonly askToSignIn: (goOnTo?: string) => void
  /** The texts of the site. A page reads them with `useTranslation('<its namespace>')`. */
  readonly i18n: i18n
  /** Switches the site to another language, once its texts are there, and keeps the choice. */
  readonly speak: (language: Language) => Promise<void>
  /** Light or dark, or as the device has it. */
  readonly theme: ThemeStore
  /** Shows a short message on top of the page. */
  readonly notify: Notify
  /** Where the mobile app is found, by the store that `storeForDevice` names. */
  readonly appStores: Readonly<Record<AppStore, string>>
  /** Where the contact form sends its messages; undefined when this site can send none. */
  readonly contactMail: ContactMail | undefined
  /** Whether the site can be reached. Pages ask it by the hooks of `use-connectivity.ts`. */
  readonly connectivity: ConnectivityPort
  /** Takes note of a problem that the visitor can do nothing about. Never throws. */
  readonly report: Report
}

/** The account at the e-mail sending service (specification, section 7, "Contact form"). */
export interface ContactMail {
  readonly serviceId: string
  readonly templateId: string
  readonly publicKey: string
  /** The service's origin, without a path: `https://api.emailjs.com`, or a mail catcher. */
  readonly origin: string
}

/** Short messages on top of the page. */
export interface Notify {
  info(text: string): void
  success(text: string): void
  error(text: string): void
}

/** The shell provides it above every page. */
export const HostServicesContext = createContext<HostServices | undefined>(undefined)

/** The shell's services, in any component of a page. */
export function useHostServices(): HostServices {
  const services = useContext(HostServicesContext)
  if (!services) throw new Error('useHostServices needs a HostServicesContext above it')
  return services
}
