declare module 'contract-2.13.0/contract/host-services.ts' {
  import type { i18n } from 'i18next';
  import type { AuthPort } from 'contract-2.13.0/domain/auth-port.ts';
  import type { ConnectivityPort } from 'contract-2.13.0/domain/connectivity.ts';
  import type { Language } from '@adamarket/shared/domain/languages.ts';
  import type { DeviceAlertsPort, ExchangeRatesPort, FavouriteAlertsPort, ListingsPort, ListingStatsPort, ModerationPort, NoticesPort, OwnListingsPort, OwnRecordsPort, PicturesPort, ProfilesPort, ReportsPort, SavedSearchesPort } from 'contract-2.13.0/domain/ports.ts';
  import type { Report } from 'contract-2.13.0/domain/report.ts';
  import type { AppStore } from 'contract-2.13.0/domain/store-for-device.ts';
  import type { BlockedSellersStore } from 'contract-2.13.0/state/blocked-sellers-store.ts';
  import type { FavouritesStore } from 'contract-2.13.0/state/favourites-store.ts';
  import type { LocationStore } from 'contract-2.13.0/state/location-store.ts';
  import type { SessionStore } from 'contract-2.13.0/state/session-store.ts';
  import type { ThemeStore } from 'contract-2.13.0/state/theme-store.ts';
  export interface SignInIntent {
      readonly reason?: string;
      readonly onSignedIn?: () => void;
  }
  export interface HostServices {
      readonly listings: ListingsPort;
      readonly listingStats: ListingStatsPort;
      readonly ownListings: OwnListingsPort;
      readonly pictures: PicturesPort;
      readonly reports: ReportsPort;
      readonly notices: NoticesPort;
      readonly ownRecords: OwnRecordsPort;
      readonly moderation: ModerationPort;
      readonly favourites: FavouritesStore;
      readonly favouriteAlerts: FavouriteAlertsPort;
      readonly savedSearches: SavedSearchesPort;
      readonly deviceAlerts: DeviceAlertsPort | undefined;
      readonly blockedSellers: BlockedSellersStore;
      readonly profiles: ProfilesPort;
      readonly exchangeRates: ExchangeRatesPort;
      readonly selectedLocation: LocationStore;
      readonly session: SessionStore;
      readonly auth: Omit<AuthPort, 'onUserChange'>;
      readonly askToSignIn: (redirectTo?: string, intent?: SignInIntent) => void;
      readonly language: () => Language;
      readonly i18n: i18n;
      readonly changeLanguage: (language: Language) => Promise<void>;
      readonly theme: ThemeStore;
      readonly notify: Notify;
      readonly appStores: Readonly<Record<AppStore, string>>;
      readonly contactMail: ContactMail | undefined;
      readonly origin: string;
      readonly connectivity: ConnectivityPort;
      readonly siteTime: () => Promise<Date>;
      readonly forgetDevice: (message: string) => void;
      readonly report: Report;
  }
  export interface ContactMail {
      readonly serviceId: string;
      readonly templateId: string;
      readonly publicKey: string;
      readonly origin: string;
  }
  export interface Notify {
      info(text: string): void;
      success(text: string): void;
      error(text: string): void;
  }
  export const HostServicesContext: import('react').Context<HostServices | undefined>;
  export function useHostServices(): HostServices;
}

declare module 'contract-2.13.0/contract/remote-modules.ts' {
  import type { ComponentType } from 'react';
  import type { SessionUser } from 'contract-2.13.0/domain/user/session.ts';
  import type { TextLoaders } from 'contract-2.13.0/i18n/create-texts.ts';
  import type { HostServices } from 'contract-2.13.0/contract/host-services.ts';
  import type { RouteObject } from 'contract-2.13.0/contract/router.ts';
  export type RemoteName = string;
  export interface RoutesModule {
      readonly contractVersion: string;
      readonly texts: {
          readonly namespace: string;
          readonly loaders: TextLoaders;
      };
      createRoutes(services: HostServices): RouteObject[];
  }
  export interface AccountMenuModule {
      readonly texts: RoutesModule['texts'];
      readonly AccountMenu: ComponentType<{
          readonly user: SessionUser;
          readonly defaultOpen: boolean;
      }>;
      readonly SignInDialog: ComponentType<SignInDialogProps>;
  }
  export interface SignInDialogProps {
      readonly redirectTo: string | undefined;
      readonly reason?: string | undefined;
      readonly onClose: () => void;
  }
  export type RemoteModules = {
      readonly [Id in `${RemoteName}/routes`]: RoutesModule;
  } & {
      readonly 'account/menu': AccountMenuModule;
  };
}

declare module 'contract-2.13.0/contract/router.ts' {
  export { createBrowserRouter, Link, matchPath, Outlet, redirect, RouterProvider, ScrollRestoration, useBlocker, useLoaderData, useLocation, useNavigate, useNavigation, useNavigationType, useParams, useRevalidator, useRouteError, useSearchParams, } from 'react-router-dom';
  export type { LoaderFunctionArgs, Location, RouteObject } from 'react-router-dom';
}

declare module 'contract-2.13.0/domain/app-error.ts' {
  export type AppError = {
      readonly kind: 'unavailable' | 'permission-denied' | 'unauthenticated' | 'throttled' | 'invalid' | 'unexpected';
      readonly cause: unknown;
  };
  export function appError(kind: AppError['kind'], cause: unknown): AppError;
}

declare module 'contract-2.13.0/domain/areas/place-counts.ts' {
  import type { StoredFields } from 'contract-2.13.0/domain/stored-fields.ts';
  export type PlaceCounts = Readonly<Record<string, number>>;
  export const placeCountsIn: {
      readonly collection: 'placeCounts';
      readonly all: 'all';
  };
  export type Placed = {
      readonly category: string;
      readonly location: string;
      readonly area?: string | undefined;
  };
  export function placeKey(location: string, area?: string): string;
  export function decodePlaceCounts(fields?: StoredFields): PlaceCounts;
  export function documentsOf({ category }: Pick<Placed, 'category'>): readonly string[];
  export function countPlaces(placed: Iterable<Placed>): ReadonlyMap<string, PlaceCounts>;
}

declare module 'contract-2.13.0/domain/attributes/attribute-filters.ts' {
  import type { Listing } from 'contract-2.13.0/domain/listing/listing.ts';
  import type { FilterKey } from 'contract-2.13.0/domain/attributes/filter-kinds.ts';
  export type NumberRange = {
      readonly min?: number;
      readonly max?: number;
  };
  export type AttributeFilter = string | true | NumberRange;
  export type AttributeFilters = Readonly<Partial<Record<FilterKey, AttributeFilter>>>;
  type Compared = Pick<Listing, 'attributes' | 'year'>;
  type Param = readonly [name: string, value: string | number | undefined];
  export function attributeParams(filters?: AttributeFilters): readonly Param[];
  export function matchesAttributes(listing: Compared, filters: AttributeFilters): boolean;
  export function comparedValue({ attributes, year }: Compared, key: string): string | number | true | undefined;
  export {};
}

declare module 'contract-2.13.0/domain/attributes/definitions.ts' {
  export type NumberAttribute = {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly digits?: number;
  };
  export type ChoiceAttribute = {
      readonly kind: 'choice';
      readonly codes: readonly string[];
  };
  export type FlagAttribute = {
      readonly kind: 'flag';
  };
  export type AttributeDefinition = NumberAttribute | ChoiceAttribute | FlagAttribute;
  export const definitions: {
      readonly year: NumberAttribute;
      readonly make: ChoiceAttribute;
      readonly mileage: NumberAttribute;
      readonly gearbox: ChoiceAttribute;
      readonly fuel: ChoiceAttribute;
      readonly steering: ChoiceAttribute;
      readonly registration: ChoiceAttribute;
      readonly body: ChoiceAttribute;
      readonly rentUnit: ChoiceAttribute;
      readonly seats: NumberAttribute;
      readonly partKind: ChoiceAttribute;
      readonly rimSize: NumberAttribute;
      readonly motoType: ChoiceAttribute;
      readonly engineSize: NumberAttribute;
      readonly boatType: ChoiceAttribute;
      readonly length: NumberAttribute;
      readonly vehicleType: ChoiceAttribute;
      readonly dealType: ChoiceAttribute;
      readonly rooms: ChoiceAttribute;
      readonly area: NumberAttribute;
      readonly furnished: ChoiceAttribute;
      readonly rentPayment: ChoiceAttribute;
      readonly titleDeed: ChoiceAttribute;
      readonly floor: NumberAttribute;
      readonly plotArea: NumberAttribute;
      readonly pool: ChoiceAttribute;
      readonly zoning: ChoiceAttribute;
      readonly roadAccess: FlagAttribute;
      readonly electricity: FlagAttribute;
      readonly roomType: ChoiceAttribute;
      readonly billsIncluded: FlagAttribute;
      readonly propertyUse: ChoiceAttribute;
      readonly brand: ChoiceAttribute;
      readonly storage: ChoiceAttribute;
      readonly ram: ChoiceAttribute;
      readonly screenSize: NumberAttribute;
      readonly batteryHealth: NumberAttribute;
      readonly registeredHere: FlagAttribute;
      readonly warranty: FlagAttribute;
      readonly gaming: FlagAttribute;
      readonly console: ChoiceAttribute;
      readonly controllers: NumberAttribute;
      readonly accessoryType: ChoiceAttribute;
      readonly deviceType: ChoiceAttribute;
      readonly ovenType: ChoiceAttribute;
      readonly energy: ChoiceAttribute;
      readonly boilerType: ChoiceAttribute;
      readonly vacuumType: ChoiceAttribute;
      readonly appliance: ChoiceAttribute;
      readonly capacity: NumberAttribute;
      readonly btu: NumberAttribute;
      readonly furnitureKind: ChoiceAttribute;
      readonly width: NumberAttribute;
      readonly material: ChoiceAttribute;
      readonly delivery: FlagAttribute;
      readonly bedSize: ChoiceAttribute;
      readonly mattress: FlagAttribute;
      readonly sofaSeats: NumberAttribute;
      readonly sofaBed: FlagAttribute;
      readonly subject: ChoiceAttribute;
      readonly language: ChoiceAttribute;
      readonly lessonPlace: ChoiceAttribute;
      readonly priceUnit: ChoiceAttribute;
      readonly bookKind: ChoiceAttribute;
      readonly graphing: FlagAttribute;
      readonly garment: ChoiceAttribute;
      readonly size: ChoiceAttribute;
      readonly shoeSize: NumberAttribute;
      readonly accessory: ChoiceAttribute;
      readonly instrument: ChoiceAttribute;
      readonly players: NumberAttribute;
      readonly campingKind: ChoiceAttribute;
      readonly persons: NumberAttribute;
      readonly age: NumberAttribute;
      readonly adoption: FlagAttribute;
      readonly sex: ChoiceAttribute;
      readonly vaccinated: FlagAttribute;
      readonly neutered: FlagAttribute;
      readonly animal: ChoiceAttribute;
      readonly payPer: ChoiceAttribute;
      readonly sector: ChoiceAttribute;
      readonly hoursPerWeek: NumberAttribute;
      readonly workPermit: ChoiceAttribute;
      readonly shift: ChoiceAttribute;
      readonly housing: FlagAttribute;
      readonly atYours: FlagAttribute;
      readonly trade: ChoiceAttribute;
      readonly occasion: ChoiceAttribute;
      readonly lostKind: ChoiceAttribute;
  };
  export type AttributeKey = keyof typeof definitions;
}

declare module 'contract-2.13.0/domain/attributes/filter-kinds.ts' {
  export type FilterKind = 'code' | 'yes' | readonly number[];
  export const filterKinds: {
      readonly year: readonly [1990, 2000, 2005, 2010, 2012, 2014, 2016, 2018, 2020, 2022];
      readonly make: 'code';
      readonly mileage: readonly [10000, 30000, 50000, 80000, 100000, 150000, 200000];
      readonly gearbox: 'code';
      readonly fuel: 'code';
      readonly steering: 'code';
      readonly registration: 'code';
      readonly body: 'code';
      readonly rentUnit: 'code';
      readonly seats: readonly [2, 4, 5, 7, 9, 16];
      readonly partKind: 'code';
      readonly rimSize: readonly [13, 14, 15, 16, 17, 18, 19];
      readonly motoType: 'code';
      readonly engineSize: readonly [50, 125, 250, 400, 600, 1000];
      readonly boatType: 'code';
      readonly length: readonly [3, 5, 7, 10, 15];
      readonly vehicleType: 'code';
      readonly dealType: 'code';
      readonly rooms: 'code';
      readonly area: readonly [40, 60, 80, 100, 120, 150, 200, 300, 500];
      readonly furnished: 'code';
      readonly rentPayment: 'code';
      readonly titleDeed: 'code';
      readonly plotArea: readonly [500, 1000, 1338, 2676, 5000, 10000, 20000];
      readonly pool: 'code';
      readonly zoning: 'code';
      readonly roadAccess: 'yes';
      readonly electricity: 'yes';
      readonly roomType: 'code';
      readonly billsIncluded: 'yes';
      readonly propertyUse: 'code';
      readonly brand: 'code';
      readonly storage: 'code';
      readonly ram: 'code';
      readonly screenSize: readonly [6, 10, 13, 15, 24, 27, 32, 43, 50, 55, 65];
      readonly batteryHealth: readonly [80, 85, 90, 95];
      readonly registeredHere: 'yes';
      readonly warranty: 'yes';
      readonly gaming: 'yes';
      readonly console: 'code';
      readonly accessoryType: 'code';
      readonly deviceType: 'code';
      readonly ovenType: 'code';
      readonly energy: 'code';
      readonly boilerType: 'code';
      readonly vacuumType: 'code';
      readonly appliance: 'code';
      readonly furnitureKind: 'code';
      readonly material: 'code';
      readonly delivery: 'yes';
      readonly bedSize: 'code';
      readonly mattress: 'yes';
      readonly sofaSeats: readonly [1, 2, 3, 4, 6];
      readonly sofaBed: 'yes';
      readonly subject: 'code';
      readonly language: 'code';
      readonly lessonPlace: 'code';
      readonly bookKind: 'code';
      readonly graphing: 'yes';
      readonly garment: 'code';
      readonly size: 'code';
      readonly shoeSize: readonly [36, 37, 38, 39, 40, 41, 42, 43, 44, 45];
      readonly accessory: 'code';
      readonly instrument: 'code';
      readonly campingKind: 'code';
      readonly persons: readonly [2, 3, 4, 6];
      readonly age: readonly [3, 6, 12, 24, 60];
      readonly adoption: 'yes';
      readonly sex: 'code';
      readonly vaccinated: 'yes';
      readonly neutered: 'yes';
      readonly animal: 'code';
      readonly payPer: 'code';
      readonly sector: 'code';
      readonly hoursPerWeek: readonly [10, 20, 30, 40];
      readonly workPermit: 'code';
      readonly shift: 'code';
      readonly housing: 'yes';
      readonly atYours: 'yes';
      readonly trade: 'code';
      readonly occasion: 'code';
      readonly lostKind: 'code';
  };
  export type FilterKey = keyof typeof filterKinds;
  export const filterKeys: ("accessory" | "accessoryType" | "adoption" | "age" | "animal" | "appliance" | "area" | "atYours" | "batteryHealth" | "bedSize" | "billsIncluded" | "boatType" | "body" | "boilerType" | "bookKind" | "brand" | "campingKind" | "console" | "dealType" | "delivery" | "deviceType" | "electricity" | "energy" | "engineSize" | "fuel" | "furnished" | "furnitureKind" | "gaming" | "garment" | "gearbox" | "graphing" | "hoursPerWeek" | "housing" | "instrument" | "language" | "length" | "lessonPlace" | "lostKind" | "make" | "material" | "mattress" | "mileage" | "motoType" | "neutered" | "occasion" | "ovenType" | "partKind" | "payPer" | "persons" | "plotArea" | "pool" | "propertyUse" | "ram" | "registeredHere" | "registration" | "rentPayment" | "rentUnit" | "rimSize" | "roadAccess" | "roomType" | "rooms" | "screenSize" | "seats" | "sector" | "sex" | "shift" | "shoeSize" | "size" | "sofaBed" | "sofaSeats" | "steering" | "storage" | "subject" | "titleDeed" | "trade" | "vaccinated" | "vacuumType" | "vehicleType" | "warranty" | "workPermit" | "year" | "zoning")[];
  export function isFilterKey(key: string): key is FilterKey;
}

declare module 'contract-2.13.0/domain/attributes/filter-steps.ts' {
  export const filterSteps: {
      readonly year: readonly [1990, 2000, 2005, 2010, 2012, 2014, 2016, 2018, 2020, 2022];
      readonly mileage: readonly [10000, 30000, 50000, 80000, 100000, 150000, 200000];
      readonly seats: readonly [2, 4, 5, 7, 9, 16];
      readonly rimSize: readonly [13, 14, 15, 16, 17, 18, 19];
      readonly engineSize: readonly [50, 125, 250, 400, 600, 1000];
      readonly length: readonly [3, 5, 7, 10, 15];
      readonly area: readonly [40, 60, 80, 100, 120, 150, 200, 300, 500];
      readonly plotArea: readonly [500, 1000, 1338, 2676, 5000, 10000, 20000];
      readonly screenSize: readonly [6, 10, 13, 15, 24, 27, 32, 43, 50, 55, 65];
      readonly batteryHealth: readonly [80, 85, 90, 95];
      readonly sofaSeats: readonly [1, 2, 3, 4, 6];
      readonly shoeSize: readonly [36, 37, 38, 39, 40, 41, 42, 43, 44, 45];
      readonly persons: readonly [2, 3, 4, 6];
      readonly age: readonly [3, 6, 12, 24, 60];
      readonly hoursPerWeek: readonly [10, 20, 30, 40];
  };
  export function stepsOf(key: string): readonly number[];
}

declare module 'contract-2.13.0/domain/attributes/parse-attribute-filters.ts' {
  import type { AttributeFilters } from 'contract-2.13.0/domain/attributes/attribute-filters.ts';
  export type ReadableParams = {
      get(name: string): string | null;
  };
  export function parseAttributeFilters(params: ReadableParams): AttributeFilters | undefined;
}

declare module 'contract-2.13.0/domain/attributes/stored-attributes.ts' {
  export type Attributes = Readonly<Record<string, string | number | true>>;
  export const maxAttributes = 12;
  export function decodeAttributes(value: unknown): Attributes | undefined;
}

declare module 'contract-2.13.0/domain/auth-port.ts' {
  import type { Role } from 'contract-2.13.0/domain/moderation/moderation.ts';
  import type { Account } from 'contract-2.13.0/domain/user/session.ts';
  import type { AppError } from 'contract-2.13.0/domain/app-error.ts';
  import type { Result } from 'contract-2.13.0/domain/result.ts';
  export type AccountError = {
      readonly kind: 'wrong-credentials' | 'account-disabled' | 'email-in-use' | 'invalid-email' | 'weak-password' | 'throttled' | 'popup-closed' | 'invalid-code' | 'sign-in-again' | 'not-offered' | 'unavailable' | 'unexpected';
      readonly cause: unknown;
  };
  type Outcome = Promise<Result<undefined, AccountError>>;
  export type Registration = {
      readonly name: string;
      readonly email: string;
      readonly password: string;
  };
  export type Proof = {
      readonly password: string;
  } | 'google';
  export type AuthPort = {
      onUserChange(callback: (account: Account | undefined) => void): () => void;
      signIn(email: string, password: string): Outcome;
      signInWithGoogle(): Outcome;
      signOut(): Promise<Result<undefined, AppError>>;
      register(registration: Registration): Outcome;
      sendVerification(): Outcome;
      role(): Promise<Result<Role | undefined, AppError>>;
      refresh(): Outcome;
      sendPasswordReset(email: string): Outcome;
      checkResetCode(code: string): Promise<Result<string, AccountError>>;
      resetPassword(code: string, password: string): Outcome;
      applyCode(code: string): Outcome;
      changeEmail(email: string, proof: Proof): Outcome;
      changePassword(password: string, proof: Proof): Outcome;
      deleteAccount(proof: Proof): Outcome;
  };
  export {};
}

declare module 'contract-2.13.0/domain/category-tree.ts' {
  export const categoryTree: readonly [{
      readonly name: 'Vehicles';
      readonly subcategories: readonly ['Cars for Sale', 'Cars for Rent', 'Tyres, Batteries, Oils, & Accessories', 'Car Spare Parts', 'Motorcycles & Accessories', 'Boats - Watercraft', 'Heavy Trucks, Buses & Other Vehicles'];
  }, {
      readonly name: 'Real Estate';
      readonly subcategories: readonly ['Apartments', 'Houses', 'Land', 'Room Rentals', 'Commercial Properties', 'Other Real Estate'];
  }, {
      readonly name: 'Electronics';
      readonly subcategories: readonly ['Mobile Phones', 'Laptops', 'Tablets', 'Gaming Consoles', 'Accessories', 'Other Electronics'];
  }, {
      readonly name: 'Home Appliances';
      readonly subcategories: readonly ['Microwaves & Ovens', 'Blenders', 'Water Boilers', 'Pans & Cookware', 'Dishes & Utensils', 'Irons', 'Vacuum Cleaners', 'Heaters', 'Fans', 'Routers', 'Other Appliances'];
  }, {
      readonly name: 'Furniture';
      readonly subcategories: readonly ['Desks & Chairs', 'Beds & Mattresses', 'Sofas', 'Blankets & Bedding', 'Home Decor', 'Carpets', 'Curtains', 'Other Furniture'];
  }, {
      readonly name: 'Education';
      readonly subcategories: readonly ['Calculators', 'Lab Coats & Medical Supplies', 'Engineering Tools', 'Stationery & Art Supplies', 'Books & Study Notes', 'Bags & Backpacks', 'Online Courses & Tutorials', 'eBooks & Digital Resources', 'Tutoring Services', 'Other Study Supplies'];
  }, {
      readonly name: 'Fashion';
      readonly subcategories: readonly ["Men's Clothing & Shoes", "Women's Clothing & Shoes", "Men's Accessories", "Women's Accessories"];
  }, {
      readonly name: 'Hobbies & Entertainment';
      readonly subcategories: readonly ['Musical Instruments', 'Board Games', 'Video Games', 'Art Supplies', 'Posters', 'Camping Gear'];
  }, {
      readonly name: 'Self-Care';
      readonly subcategories: readonly ['Skincare', 'Haircare', 'Makeup'];
  }, {
      readonly name: 'Pets';
      readonly subcategories: readonly ['Cats', 'Dogs', 'Other Pets & Animals', 'Accessories & Pet Care Products'];
  }, {
      readonly name: 'Jobs';
      readonly subcategories: readonly ['Part-time', 'Full-time', 'Internships', 'Freelance Work', 'Remote Work', 'Campus Jobs'];
  }, {
      readonly name: 'Services';
      readonly subcategories: readonly ['Cooking & Baking', 'Tutoring', 'Photography', 'Event Assistance', 'Home Cleaning', 'Other Services'];
  }, {
      readonly name: 'Lost & Found';
      readonly subcategories: readonly ['Lost Items', 'Found Items'];
  }];
  export type Category = (typeof categoryTree)[number]['name'];
  export type Subcategory = (typeof categoryTree)[number]['subcategories'][number];
  export function parseCategory(text: string | null | undefined): Category | undefined;
  export function parseSubcategory(category: Category, text: string | null | undefined): Subcategory | undefined;
  export function subcategoriesOf(category: Category): readonly Subcategory[];
}

declare module 'contract-2.13.0/domain/connectivity.ts' {
  export type ConnectivityPort = {
      readonly isOnline: () => boolean;
      readonly subscribe: (onChange: () => void) => () => void;
      readonly check: () => Promise<boolean>;
  };
  export type Connectivity = Pick<ConnectivityPort, 'isOnline' | 'subscribe'>;
  export function onBackOnline(connectivity: Connectivity, callback: () => void): () => void;
  export function whenOnline(connectivity: Connectivity): Promise<void>;
}

declare module 'contract-2.13.0/domain/listing/condition.ts' {
  export const conditions: readonly ['new', 'used', 'other'];
  export type Condition = (typeof conditions)[number];
  export function parseCondition(text: string | null | undefined): Condition | undefined;
  export function hasCondition(category: string): boolean;
  export function shownCondition({ category, condition, }: {
      readonly category: string;
      readonly condition?: Condition;
  }): Condition | undefined;
}

declare module 'contract-2.13.0/domain/listing/contact-links.ts' {
  export function dialableNumber(stored: string): string | undefined;
  export function telLink(stored: string): string | undefined;
  export function whatsappLink(stored: string, text: string): string | undefined;
}

declare module 'contract-2.13.0/domain/listing/contact-methods.ts' {
  export const inAppChatLabel = "In-App Chat";
  export const contactMethods: readonly ['Phone Number', "In-App Chat", 'Whatsapp', 'Both'];
  export type ContactMethod = (typeof contactMethods)[number];
  export type ContactAction = 'call' | 'whatsapp' | 'chat';
  export function contactActions(stored: readonly string[]): readonly ContactAction[];
}

declare module 'contract-2.13.0/domain/listing/listing-limits.ts' {
  export const listingLimits: {
      readonly titleLength: 200;
      readonly descriptionLength: 20000;
      readonly imageCount: 24;
      readonly imageBytes: number;
      readonly priceBelow: 1000000000000;
  };
}

declare module 'contract-2.13.0/domain/listing/listing-report.ts' {
  export const reportReasons: readonly ['scam', 'prohibited', 'offensive', 'wrong-category', 'duplicate', 'unavailable', 'other'];
  export type ReportReason = (typeof reportReasons)[number];
  export type ListingReport = {
      readonly listingId: string;
      readonly userId: string;
      readonly reason: ReportReason;
      readonly comment: string;
  };
  export const maxReportCommentLength = 1000;
}

declare module 'contract-2.13.0/domain/listing/listing.ts' {
  import type { Attributes } from 'contract-2.13.0/domain/attributes/stored-attributes.ts';
  import type { Category, Subcategory } from 'contract-2.13.0/domain/category-tree.ts';
  import type { City } from 'contract-2.13.0/domain/location.ts';
  import type { Currency } from 'contract-2.13.0/domain/money/money.ts';
  import type { Condition } from 'contract-2.13.0/domain/listing/condition.ts';
  import type { ContactMethod } from 'contract-2.13.0/domain/listing/contact-methods.ts';
  import type { PaymentOption } from 'contract-2.13.0/domain/listing/payment-options.ts';
  export type Listing = {
      readonly id: string;
      readonly title: string;
      readonly description: string;
      readonly price: number;
      readonly negotiable?: true;
      readonly currency: string;
      readonly earlierPrices?: readonly EarlierPrice[];
      readonly category: string;
      readonly subCategory: string;
      readonly location: string;
      readonly area?: string;
      readonly paymentOptions: readonly string[];
      readonly phoneNumber: string;
      readonly numberOnRequest?: true;
      readonly contactMethod: readonly string[];
      readonly condition?: Condition;
      readonly imageUrl: readonly string[];
      readonly userId: string;
      readonly sellerName: string;
      readonly timestamp?: string;
      readonly renewedAt?: string;
      readonly askedAt?: string;
      readonly year?: number;
      readonly attributes?: Attributes;
      readonly status: ListingStatus | WithheldStatus;
      readonly statusReason?: string;
      readonly heldBy?: 'pictures';
      readonly isHeldByAge?: true;
  };
  export type EarlierPrice = {
      readonly price: number;
      readonly currency: string;
      readonly until: string;
  };
  export type WithheldStatus = 'held' | 'removed';
  export function isWithheld({ status }: {
      readonly status?: unknown;
  }): boolean;
  export function isWithheldStatus(status: unknown): status is WithheldStatus;
  export function withoutNumber(listing: Listing): Listing;
  export type ListingStatus = 'active' | 'sold';
  export type NewListing = {
      readonly title: string;
      readonly description: string;
      readonly price: number;
      readonly negotiable?: true;
      readonly currency: Currency;
      readonly category: Category;
      readonly subCategory: Subcategory;
      readonly location: City;
      readonly area?: string;
      readonly paymentOptions: readonly PaymentOption[];
      readonly phoneNumber: string;
      readonly contactMethod: readonly ContactMethod[];
      readonly condition: Condition;
      readonly imageUrl: readonly string[];
      readonly userId: string;
      readonly sellerName: string;
      readonly timestamp: string;
      readonly year?: number;
      readonly attributes?: Attributes;
  };
  export type ListingChanges = Partial<Omit<NewListing, 'userId' | 'sellerName' | 'timestamp' | 'area' | 'year' | 'negotiable' | 'attributes'>> & {
      readonly area?: string | null;
      readonly year?: number | null;
      readonly negotiable?: true | null;
      readonly attributes?: Attributes | null;
  };
  export function withChanges(listing: Listing, changes: ListingChanges): Listing;
}

declare module 'contract-2.13.0/domain/listing/payment-options.ts' {
  export const paymentOptions: readonly ['Cash', 'Exchange', 'Installments'];
  export type PaymentOption = (typeof paymentOptions)[number];
}

declare module 'contract-2.13.0/domain/listing/stored-picture.ts' {
  export const pictureSizes: {
      readonly large: 1600;
      readonly small: 480;
  };
  export const pictureBytes: {
      readonly large: 300000;
      readonly small: 60000;
  };
  export const pictureCaching = "public, max-age=31536000, immutable";
  export type PictureExtension = 'webp' | 'jpg';
  type Size = {
      readonly width: number;
      readonly height: number;
  };
  export type StoredPicture = {
      readonly large: Size & {
          readonly link: string;
      };
      readonly small: Size & {
          readonly link: string;
      };
  };
  export function fitInto({ width, height }: Size, longest: number): Size;
  export function pictureFilenames(id: string, large: Size, extension: PictureExtension): {
      readonly large: string;
      readonly small: string;
  };
  export function sizeOfFile(filename: string): keyof typeof pictureSizes;
  export function shownLink(link: string): string;
  export function storedPicture(link: string): StoredPicture | undefined;
  export {};
}

declare module 'contract-2.13.0/domain/locale.ts' {
  export const timeZone = "Asia/Nicosia";
  export function localeOf(language: string): string;
  export function priceLocaleOf(language: string): string;
  export function withLatinDigits(locale: string): string;
}

declare module 'contract-2.13.0/domain/location.ts' {
  export const cities: readonly ['Lefkosia', 'Magusa', 'Girne', 'Guzelyurt', 'Lefke', 'Iskele'];
  export type City = (typeof cities)[number];
  export const townCentre = "Merkez";
  export type SelectedLocation = 'All' | City;
  export const locationChoices: {
      readonly header: readonly ["All", "Lefkosia", "Magusa", "Girne", "Guzelyurt", "Lefke", "Iskele"];
      readonly mobileMenu: readonly ["Lefkosia", "Magusa", "Girne", "Guzelyurt", "Lefke", "Iskele"];
      readonly searchFilter: readonly ["All", ...("Girne" | "Iskele" | "Lefke" | "Lefkosia" | "Magusa")[]];
  };
  export function choicesShowing(choices: readonly SelectedLocation[], current: SelectedLocation): readonly SelectedLocation[];
  export function parseLocation(text: string | null | undefined): SelectedLocation;
}

declare module 'contract-2.13.0/domain/moderation/moderation.ts' {
  import type { ListingReport, ReportReason } from 'contract-2.13.0/domain/listing/listing-report.ts';
  import type { Listing } from 'contract-2.13.0/domain/listing/listing.ts';
  import type { Reporter } from 'contract-2.13.0/domain/moderation/report-weight.ts';
  export const roles: readonly ['moderator', 'admin'];
  export type Role = (typeof roles)[number];
  export const caseActions: readonly ['dismiss', 'remove', 'hold', 'restore', 'warn', 'suspend', 'ban', 'lift', 'trust', 'distrust'];
  export type CaseAction = (typeof caseActions)[number];
  export const maxNoteLength = 1000;
  export const maxSuspensionDays = 365;
  export const flagKinds: readonly ['same-picture', 'same-text', 'low-price', 'contact-in-text', 'many-new'];
  export type CaseFlag = {
      readonly kind: (typeof flagKinds)[number];
      readonly detail: string;
      readonly isOwn?: true;
  };
  export type Objection = {
      readonly noticeId: string;
      readonly action: CaseAction;
      readonly text: string;
      readonly at: string;
      readonly against: string;
  };
  export type ObjectionOutcome = 'accepted' | 'rejected';
  export type Notice = {
      readonly id: string;
      readonly listingId: string;
      readonly title: string;
      readonly action: CaseAction;
      readonly reason?: ReportReason;
      readonly note: string;
      readonly days?: number;
      readonly at: string;
      readonly objection?: {
          readonly text: string;
          readonly outcome?: ObjectionOutcome;
      };
  };
  export type ModerationCase = {
      readonly id: string;
      readonly sellerId: string;
      readonly title: string;
      readonly version: number;
      readonly status: Listing['status'] | 'deleted';
      readonly heldBy?: string;
      readonly reasons: readonly ReportReason[];
      readonly flags: readonly CaseFlag[];
      readonly objection?: Objection;
      readonly openedAt: string;
      readonly dueAt?: string;
  };
  export type SellerStanding = {
      readonly isTrusted: boolean;
      readonly isBanned: boolean;
      readonly blockedUntil?: string;
  };
  export type CaseReport = Omit<ListingReport, 'listingId'> & {
      readonly createdAt: string;
      readonly reporter?: Reporter;
      readonly outcome?: ReportOutcome;
  };
  export type ReportOutcome = 'removed' | 'kept';
  export type AuditEntry = {
      readonly id: string;
      readonly caseId: string;
      readonly sellerId: string;
      readonly title: string;
      readonly action: CaseAction | 'object';
      readonly reason?: ReportReason;
      readonly note: string;
      readonly days?: number;
      readonly by: string;
      readonly at: string;
      readonly objectionOutcome?: ObjectionOutcome;
      readonly before: AuditState;
      readonly after: AuditState;
  };
  export type AuditState = SellerStanding & {
      readonly version: number;
      readonly status: ModerationCase['status'];
  };
  export type Decision = {
      readonly requestId: string;
      readonly caseId: string;
      readonly version: number;
      readonly action: CaseAction;
      readonly reason?: ReportReason;
      readonly note: string;
      readonly days?: number;
  };
  export type Refusal = 'case-changed' | 'decided-by-you' | 'too-close' | 'not-possible' | 'no-moderator';
}

declare module 'contract-2.13.0/domain/moderation/report-weight.ts' {
  import type { ReportReason } from 'contract-2.13.0/domain/listing/listing-report.ts';
  export type Reporter = {
      readonly accountDays: number;
      readonly isConfirmed: boolean;
      readonly right: number;
      readonly wrong: number;
  };
  export type WeighedReport = {
      readonly reason: ReportReason;
      readonly reporter?: Reporter;
  };
  export function weightOf(reporter: Reporter): number;
  export function hoursOfReports(reports: readonly WeighedReport[]): number;
}

declare module 'contract-2.13.0/domain/money/exchange-rates.ts' {
  import type { StoredFields } from 'contract-2.13.0/domain/stored-fields.ts';
  import type { Currency } from 'contract-2.13.0/domain/money/money.ts';
  export type ExchangeRates = {
      readonly asOf: string;
      readonly dollarsPerUnit: Readonly<Record<Currency, number>>;
  };
  export const ratesInCode: ExchangeRates;
  export const ratesDocument: {
      readonly collection: 'exchangeRates';
      readonly id: 'latest';
  };
  export function parseRates(fields: StoredFields): ExchangeRates | undefined;
  export function latestRates(fields: StoredFields | undefined): ExchangeRates;
  export function toRatesDocument({ asOf, dollarsPerUnit }: ExchangeRates): StoredFields;
  export const convertedCurrencies: ("EUR" | "GBP" | "TRY")[];
}

declare module 'contract-2.13.0/domain/money/money.ts' {
  export const currencies: readonly ['USD', 'EUR', 'GBP', 'TRY'];
  export type Currency = (typeof currencies)[number];
  export type Money = {
      readonly amount: number;
      readonly currency: string;
  };
  export function formatMoney({ amount, currency }: Money, language: string): string;
  export function parseCurrency(text: string | null | undefined): Currency | undefined;
}

declare module 'contract-2.13.0/domain/ports.ts' {
  import type { PlaceCounts } from 'contract-2.13.0/domain/areas/place-counts.ts';
  import type { BlockedSeller } from 'contract-2.13.0/domain/user/blocked-seller.ts';
  import type { AlertedDevice, DeviceAlerts, DeviceSubscription } from 'contract-2.13.0/domain/user/device-alerts.ts';
  import type { ExchangeRates } from 'contract-2.13.0/domain/money/exchange-rates.ts';
  import type { FavouriteAlerts } from 'contract-2.13.0/domain/user/favourite-alerts.ts';
  import type { Favourite } from 'contract-2.13.0/domain/user/favourite.ts';
  import type { ListingReport } from 'contract-2.13.0/domain/listing/listing-report.ts';
  import type { Listing, ListingChanges, ListingStatus, NewListing } from 'contract-2.13.0/domain/listing/listing.ts';
  import type { AuditEntry, CaseReport, Decision, ModerationCase, Notice, Refusal, SellerStanding } from 'contract-2.13.0/domain/moderation/moderation.ts';
  import type { OwnRecords } from 'contract-2.13.0/domain/user/own-records.ts';
  import type { Profile } from 'contract-2.13.0/domain/user/profile.ts';
  import type { NewSavedSearch, SavedSearch, SavedSearchChanges, SaveOutcome } from 'contract-2.13.0/domain/search/saved-search.ts';
  import type { SearchQuery } from 'contract-2.13.0/domain/search/search-query.ts';
  import type { AppError } from 'contract-2.13.0/domain/app-error.ts';
  import type { Category } from 'contract-2.13.0/domain/category-tree.ts';
  import type { Result } from 'contract-2.13.0/domain/result.ts';
  export type ListingPage = {
      readonly listings: readonly Listing[];
      readonly nextCursor?: string;
  };
  export type PageOf = {
      readonly limit: number;
      readonly cursor?: string;
  };
  export type ListingsPort = {
      newest(limit: number): Promise<Result<readonly Listing[], AppError>>;
      search(query: SearchQuery, page: PageOf): Promise<Result<ListingPage, AppError>>;
      count(query: SearchQuery): Promise<Result<SearchCount, AppError>>;
      countByPlace(category?: Category): Promise<Result<PlaceCounts, AppError>>;
      bySeller(userId: string, page: PageOf): Promise<Result<ListingPage, AppError>>;
      countBySeller(userId: string): Promise<Result<ListingCounts, AppError>>;
      countActive(userId: string): Promise<Result<number, AppError>>;
      byId(id: string): Promise<Result<Listing | undefined, AppError>>;
  };
  export const maxCounted = 100;
  export type SearchCount = {
      readonly count: number;
      readonly isExact: boolean;
  };
  export type ListingCounts = Readonly<Record<ListingStatus, number>>;
  export type OwnListingsPort = {
      list(userId: string, page: PageOf): Promise<Result<ListingPage, AppError>>;
      create(id: string, listing: NewListing): Promise<Result<undefined, AppError>>;
      update(id: string, changes: ListingChanges): Promise<Result<undefined, AppError>>;
      setStatus(id: string, status: ListingStatus): Promise<Result<undefined, AppError>>;
      renew(id: string): Promise<Result<undefined, AppError>>;
      remove(id: string): Promise<Result<undefined, AppError>>;
  };
  export type ListingStats = {
      readonly views: number;
      readonly favourites: number;
  };
  export type ListingStatsPort = {
      countView(listingId: string): Promise<Result<undefined, AppError>>;
      byId(listingId: string): Promise<Result<ListingStats, AppError>>;
  };
  export type ProfilesPort = {
      byId(userId: string): Promise<Result<Profile | undefined, AppError>>;
      create(profile: Profile): Promise<Result<Profile, AppError>>;
      save(profile: Profile): Promise<Result<undefined, AppError>>;
  };
  export type FavouritesPort = {
      list(userId: string): Promise<Result<readonly Favourite[], AppError>>;
      add(userId: string, favourite: Favourite): Promise<Result<undefined, AppError>>;
      remove(userId: string, listingId: string): Promise<Result<undefined, AppError>>;
  };
  export type FavouriteAlertsPort = {
      isOn(userId: string): Promise<Result<boolean, AppError>>;
      set(userId: string, alerts: FavouriteAlerts): Promise<Result<undefined, AppError>>;
  };
  export type SavedSearchesPort = {
      list(userId: string): Promise<Result<readonly SavedSearch[], AppError>>;
      isSaved(userId: string, search: string): Promise<Result<boolean, AppError>>;
      save(userId: string, search: NewSavedSearch): Promise<Result<SaveOutcome, AppError>>;
      update(userId: string, id: string, changes: SavedSearchChanges): Promise<Result<undefined, AppError>>;
      markSeen(userId: string, id: string): Promise<Result<undefined, AppError>>;
      remove(userId: string, id: string): Promise<Result<undefined, AppError>>;
  };
  export type PushSubscriptionsPort = {
      chosen(userId: string, endpoint: string): Promise<Result<readonly string[], AppError>>;
      choose(userId: string, subscription: DeviceSubscription, searches: readonly string[]): Promise<Result<undefined, AppError>>;
      remove(userId: string, endpoint: string): Promise<Result<undefined, AppError>>;
      list(userId: string): Promise<Result<readonly AlertedDevice[], AppError>>;
  };
  export type DeviceAlertsPort = {
      read(userId: string): Promise<Result<DeviceAlerts, AppError>>;
      choose(userId: string, searches: readonly string[]): Promise<Result<'chosen' | 'blocked', AppError>>;
      list(userId: string): Promise<Result<readonly AlertedDevice[], AppError>>;
  };
  export type BlockedSellersPort = {
      list(userId: string): Promise<Result<readonly BlockedSeller[], AppError>>;
      block(userId: string, seller: BlockedSeller): Promise<Result<undefined, AppError>>;
      unblock(userId: string, sellerId: string): Promise<Result<undefined, AppError>>;
  };
  export type ExchangeRatesPort = {
      latest(): Promise<Result<ExchangeRates, AppError>>;
  };
  export type ReportsPort = {
      send(report: ListingReport): Promise<Result<'sent' | 'already-reported', AppError>>;
  };
  export type CaseDetails = {
      readonly listing?: Listing;
      readonly reports: readonly CaseReport[];
      readonly standing: SellerStanding;
      readonly otherCases: readonly ModerationCase[];
      readonly history: readonly AuditEntry[];
  };
  export type ModerationPort = {
      followQueue(userId: string, callback: (queue: Result<readonly ModerationCase[], AppError>) => void): () => void;
      byId(caseId: string): Promise<Result<ModerationCase | undefined, AppError>>;
      details(of: ModerationCase): Promise<Result<CaseDetails, AppError>>;
      decide(decision: Decision): Promise<Result<number, AppError | RefusedDecision>>;
  };
  export const queueLength = 100;
  export type RefusedDecision = {
      readonly kind: Refusal;
      readonly cause: unknown;
  };
  export type NoticesPort = {
      list(userId: string): Promise<Result<readonly Notice[], AppError>>;
      object(noticeId: string, text: string): Promise<Result<undefined, AppError>>;
  };
  export type OwnRecordsPort = {
      read(): Promise<Result<OwnRecords, AppError>>;
  };
  export type Upload = {
      readonly done: Promise<Result<string, AppError | {
          readonly kind: 'aborted';
      }>>;
      readonly cancel: () => void;
  };
  export type UploadOptions = {
      readonly userId: string;
      readonly filename: string;
      readonly bytes: ArrayBuffer;
      readonly contentType: string;
      readonly onProgress: (fraction: number) => void;
  };
  export type PicturesPort = {
      upload(options: UploadOptions): Upload;
      read(link: string): Promise<Result<ArrayBuffer, AppError>>;
      remove(link: string): Promise<Result<undefined, AppError>>;
  };
}

declare module 'contract-2.13.0/domain/report.ts' {
  export type Problem = {
      readonly what: string;
      readonly cause: unknown;
      readonly details?: Readonly<Record<string, string | number>>;
  };
  export type Report = (problem: Problem) => void;
}

declare module 'contract-2.13.0/domain/result.ts' {
  export type Result<Value, Failure> = {
      readonly ok: true;
      readonly value: Value;
  } | {
      readonly ok: false;
      readonly error: Failure;
  };
  export function ok<Value>(value: Value): {
      readonly ok: true;
      readonly value: Value;
  };
  export function err<Failure>(error: Failure): {
      readonly ok: false;
      readonly error: Failure;
  };
  export function allOk<Value, Failure>(results: readonly Result<Value, Failure>[]): Result<readonly Value[], Failure>;
}

declare module 'contract-2.13.0/domain/search/saved-search.ts' {
  import type { Language } from '@adamarket/shared/domain/languages.ts';
  import type { SearchQuery } from 'contract-2.13.0/domain/search/search-query.ts';
  export const alertChoices: readonly ['immediately', 'daily', 'never'];
  export type AlertChoice = (typeof alertChoices)[number];
  export type SavedSearch = {
      readonly id: string;
      readonly name: string;
      readonly search: string;
      readonly notify: AlertChoice;
      readonly createdAt: string;
      readonly newCount: number;
  };
  export type NewSavedSearch = Pick<SavedSearch, 'name' | 'search' | 'notify'> & {
      readonly language: Language;
  };
  export type SavedSearchChanges = Partial<Pick<SavedSearch, 'name' | 'notify'>>;
  export type SaveOutcome = 'saved' | 'already-saved' | 'full';
  export const savedSearchLimits: {
      readonly count: 20;
      readonly nameLength: 100;
      readonly searchLength: 2000;
  };
  export function addressToSave(query: SearchQuery): string;
}

declare module 'contract-2.13.0/domain/search/search-query.ts' {
  import type { AttributeFilters } from 'contract-2.13.0/domain/attributes/attribute-filters.ts';
  import type { ReadableParams } from 'contract-2.13.0/domain/attributes/parse-attribute-filters.ts';
  import type { Category, Subcategory } from 'contract-2.13.0/domain/category-tree.ts';
  import type { Condition } from 'contract-2.13.0/domain/listing/condition.ts';
  import type { SelectedLocation } from 'contract-2.13.0/domain/location.ts';
  import type { Currency } from 'contract-2.13.0/domain/money/money.ts';
  export const sortOrders: readonly ['newest', 'price-up', 'price-down'];
  export type SortOrder = (typeof sortOrders)[number];
  export const bestMatch = "best-match";
  export type PriceRange = {
      readonly currency: Currency;
      readonly min?: number;
      readonly max?: number;
  };
  export const maxSearchTextLength: 200;
  export type SearchQuery = {
      readonly text: string;
      readonly translated?: {
          readonly from: string;
          readonly to: readonly string[];
      };
      readonly location: SelectedLocation;
      readonly area?: string;
      readonly condition?: Condition;
      readonly category?: Category;
      readonly subcategory?: Subcategory;
      readonly price?: PriceRange;
      readonly reduced?: true;
      readonly attributes?: AttributeFilters;
      readonly sort?: SortOrder;
  };
  export function textsOf({ text, translated }: SearchQuery): readonly string[];
  export function orderOf({ text, sort }: SearchQuery): SortOrder | typeof bestMatch;
  export function parseSearchText(params: ReadableParams): string;
  export function parseResultsStart(params: ReadableParams): string | undefined;
  export function formatSearchQuery(query: SearchQuery, after?: string): string;
}

declare module 'contract-2.13.0/domain/store-for-device.ts' {
  export type AppStore = 'playStore' | 'appStore';
  export function storeForDevice(userAgent: string, maxTouchPoints: number): AppStore | undefined;
}

declare module 'contract-2.13.0/domain/stored-fields.ts' {
  export type StoredFields = Readonly<Record<string, unknown>>;
  export const maxSizes: {
      readonly title: 500;
      readonly body: 50000;
      readonly line: 200;
      readonly link: 2048;
      readonly entries: 20;
      readonly images: 100;
  };
  export function own(fields: StoredFields, name: string): unknown;
  export function text(fields: StoredFields, name: string, longest: number): string;
  export function texts(fields: StoredFields, name: string, maxEntries: number, longest: number): readonly string[];
  export function number(value: unknown): number | undefined;
  export function isoTime(value: unknown): string | undefined;
  export function pictureLink(link: string): readonly string[];
}

declare module 'contract-2.13.0/domain/text/cut-text.ts' {
  export function cutText(text: string, longest: number): string;
}

declare module 'contract-2.13.0/domain/text/encode-url-text.ts' {
  export function encodeUrlText(text: string): string;
}

declare module 'contract-2.13.0/domain/text/fold-digits.ts' {
  export function foldDigits(text: string): string;
}

declare module 'contract-2.13.0/domain/text/fold-text.ts' {
  export function foldText(text: string): string;
  export function piecesOf(text: string): readonly string[];
}

declare module 'contract-2.13.0/domain/text/one-line.ts' {
  export function oneLine(text: string): string;
  export function manyLines(text: string): string;
  export function withoutUnseen(text: string): string;
}

declare module 'contract-2.13.0/domain/user/blocked-seller.ts' {
  export type BlockedSeller = {
      readonly sellerId: string;
      readonly name: string;
      readonly blockedAt: string;
  };
  export function isBlocked(blocked: readonly BlockedSeller[], userId: string | undefined): boolean;
  export const maxBlockedSellers = 200;
}

declare module 'contract-2.13.0/domain/user/device-alerts.ts' {
  import type { SavedSearch } from 'contract-2.13.0/domain/search/saved-search.ts';
  export type DeviceSubscription = {
      readonly endpoint: string;
      readonly p256dh: string;
      readonly auth: string;
  };
  export type DeviceAlerts = {
      readonly state: 'unsupported' | 'blocked';
  } | {
      readonly state: 'ready';
      readonly chosen: readonly string[];
  };
  export type AlertedDevice = {
      readonly pushService: string;
      readonly searches: readonly string[];
      readonly changedAt?: string;
  };
  export const deviceLimit = 5;
  export function searchKey({ id, createdAt }: Pick<SavedSearch, 'id' | 'createdAt'>): string;
  export function pushServiceOf(endpoint: string): string;
}

declare module 'contract-2.13.0/domain/user/favourite-alerts.ts' {
  import type { Language } from '@adamarket/shared/domain/languages.ts';
  export type FavouriteAlerts = {
      readonly isOn: boolean;
      readonly language: Language;
  };
}

declare module 'contract-2.13.0/domain/user/favourite.ts' {
  export type Favourite = {
      readonly listingId: string;
      readonly addedAt: string;
      readonly title: string;
      readonly price: number;
      readonly currency: string;
  };
  export const maxFavourites = 500;
}

declare module 'contract-2.13.0/domain/user/own-records.ts' {
  export const ownRecordKinds: readonly ['reports', 'alerts', 'emails', 'notifications', 'notices', 'limits', 'roles', 'signIns'];
  export type StoredRecord = Readonly<Record<string, unknown>>;
  export type OwnRecords = Readonly<Record<(typeof ownRecordKinds)[number], readonly StoredRecord[]>>;
}

declare module 'contract-2.13.0/domain/user/profile.ts' {
  export type Profile = {
      readonly id: string;
      readonly name: string;
      readonly email: string;
      readonly emailVerified?: true;
      readonly about: string;
      readonly picture?: string;
      readonly memberSince?: string;
  };
  export function withoutUnconfirmedEmail(profile: Profile): Profile;
}

declare module 'contract-2.13.0/domain/user/session.ts' {
  export type SessionUser = {
      readonly uid: string;
      readonly email: string;
  };
  export type SignInMethod = 'password' | 'google';
  export type Account = SessionUser & {
      readonly isEmailVerified: boolean;
      readonly signInMethods: readonly SignInMethod[];
      readonly name?: string;
  };
}

declare module 'contract-2.13.0/i18n/create-texts.ts' {
  import type { ResourceKey } from 'i18next';
  import type { AbstractIntlMessages } from 'use-intl';
  import type { StoreApi } from 'zustand/vanilla';
  import type { Language } from '@adamarket/shared/domain/languages.ts';
  import { languages } from '@adamarket/shared/domain/languages.ts';
  export type Messages = AbstractIntlMessages;
  type LoadedTexts = {
      readonly default: Messages;
  } | {
      readonly texts: ResourceKey;
  };
  type LoadTexts = () => Promise<LoadedTexts>;
  export type TextLoaders = Readonly<Record<(typeof languages)[0], LoadTexts> & Partial<Record<Language, LoadTexts>>>;
  export type OlderTexts = {
      readonly add: (language: Language, namespace: string, texts: ResourceKey) => Promise<void>;
      readonly changeLanguage: (language: Language) => Promise<void>;
  };
  export type Texts = {
      readonly store: StoreApi<{
          readonly language: Language;
          readonly messages: Messages;
      }>;
      readonly add: (namespace: string, loaders: TextLoaders) => Promise<void>;
      readonly changeLanguage: (language: Language) => Promise<void>;
  };
  export function createTexts(initial: Language, older?: OlderTexts): Texts;
  export {};
}

declare module 'contract-2.13.0/state/blocked-sellers-store.ts' {
  import type { StoreApi } from 'zustand/vanilla';
  import type { AppError } from 'contract-2.13.0/domain/app-error.ts';
  import type { BlockedSeller } from 'contract-2.13.0/domain/user/blocked-seller.ts';
  import type { BlockedSellersPort } from 'contract-2.13.0/domain/ports.ts';
  import type { Report } from 'contract-2.13.0/domain/report.ts';
  import type { Result } from 'contract-2.13.0/domain/result.ts';
  import type { SessionStore } from 'contract-2.13.0/state/session-store.ts';
  export type BlockedSellersState = {
      readonly sellers: readonly BlockedSeller[];
      readonly block: (seller: Pick<BlockedSeller, 'sellerId' | 'name'>) => Promise<Result<undefined, AppError>>;
      readonly unblock: (sellerId: string) => Promise<Result<undefined, AppError>>;
      readonly refresh: () => Promise<Result<undefined, AppError>>;
  };
  export type BlockedSellersStore = StoreApi<BlockedSellersState>;
  type Options = {
      readonly storage: Storage;
      readonly session: SessionStore;
      readonly port: BlockedSellersPort;
      readonly report: Report;
  };
  export function createBlockedSellersStore(options: Options): BlockedSellersStore;
  export {};
}

declare module 'contract-2.13.0/state/browser-storage.ts' {
  type Name = 'localStorage' | 'sessionStorage';
  export function browserStorage(name: Name): Storage;
  export function createMemoryStorage(): Storage;
  export {};
}

declare module 'contract-2.13.0/state/favourites-store.ts' {
  import type { StoreApi } from 'zustand/vanilla';
  import type { AppError } from 'contract-2.13.0/domain/app-error.ts';
  import type { Favourite } from 'contract-2.13.0/domain/user/favourite.ts';
  import type { Listing } from 'contract-2.13.0/domain/listing/listing.ts';
  import type { FavouritesPort } from 'contract-2.13.0/domain/ports.ts';
  import type { Report } from 'contract-2.13.0/domain/report.ts';
  import type { Result } from 'contract-2.13.0/domain/result.ts';
  import type { SessionStore } from 'contract-2.13.0/state/session-store.ts';
  export type FavouritesState = {
      readonly favourites: readonly Favourite[];
      readonly status: 'device' | 'reading' | 'ready' | 'failed';
      readonly toggle: (listing: FavouriteSource) => Promise<Result<undefined, AppError>>;
      readonly refresh: () => Promise<void>;
  };
  type FavouriteSource = Pick<Listing, 'id' | 'title' | 'price' | 'currency'>;
  export type FavouritesStore = StoreApi<FavouritesState>;
  type Options = {
      readonly storage: Storage;
      readonly session: SessionStore;
      readonly port: FavouritesPort;
      readonly report: Report;
  };
  export function createFavouritesStore(options: Options): FavouritesStore;
  export {};
}

declare module 'contract-2.13.0/state/kept-on-device.ts' {
  export const storedKeys: readonly ['blockedSellers:*', 'contactDraft.*', 'comparedCurrency', 'contactSentAt', 'countedViews', 'deskKeys', 'draft:*', 'favourites', 'favourites-*', 'forgetDevice', 'language', 'last-choices:*', 'lastVisit', 'leftForGoogle', 'loggedInUser', 'recentlyViewed', 'recentSearches', 'releaseOverrides', 'resultsLayout', 'selectedLocation', 'signInRequest', 'telemetryConsent', 'theme', 'visitorId'];
  type Matching<Pattern> = Pattern extends `${infer Start}*` ? `${Start}${string}` : Pattern;
  export type StoredKey = Matching<(typeof storedKeys)[number]>;
  export const otherStores: readonly ['__session', 'adamarket-photos', 'arriving', 'current', 'files', 'pictures', 'firebaseLocalStorageDb', 'firebase:*', 'firestore*', 'firebase-heartbeat-database', 'firebase-app-check-database', '_GRECAPTCHA', '_grecaptcha', 'pushSubscription', 'react-router-scroll-positions'];
  export {};
}

declare module 'contract-2.13.0/state/location-store.ts' {
  import type { StoreApi } from 'zustand/vanilla';
  import type { SelectedLocation } from 'contract-2.13.0/domain/location.ts';
  export type LocationState = {
      readonly selectedLocation: SelectedLocation;
      readonly choose: (location: SelectedLocation) => void;
  };
  export type LocationStore = StoreApi<LocationState>;
  export function createLocationStore(storage: Storage): LocationStore;
}

declare module 'contract-2.13.0/state/session-store.ts' {
  import type { StoreApi } from 'zustand/vanilla';
  import type { AuthPort } from 'contract-2.13.0/domain/auth-port.ts';
  import type { Account, SessionUser } from 'contract-2.13.0/domain/user/session.ts';
  export type SessionState = {
      readonly user: SessionUser | undefined;
      readonly account: Account | undefined;
      readonly confirmed: boolean;
      readonly ended?: 'here' | 'elsewhere' | undefined;
  };
  export type SessionStore = StoreApi<SessionState>;
  export function createSessionStore(storage: Storage, auth: Pick<AuthPort, 'onUserChange'>): SessionStore;
}

declare module 'contract-2.13.0/state/stored-favourites.ts' {
  import type { Favourite } from 'contract-2.13.0/domain/user/favourite.ts';
  export type StoredFavourites = ReturnType<typeof openFavourites>;
  export function openFavourites(storage: Storage, uid?: string): {
      read: () => readonly Favourite[];
      write: (all: readonly Favourite[]) => void;
      forget: (id: string) => void;
  };
  export function without(favourites: readonly Favourite[], id: string): readonly Favourite[];
}

declare module 'contract-2.13.0/state/stored-text.ts' {
  import type { StoredKey } from 'contract-2.13.0/state/kept-on-device.ts';
  export type StoredText = {
      readonly read: () => string | undefined;
      readonly write: (text: string | undefined) => void;
  };
  export function storedText(storage: Storage | 'localStorage' | 'sessionStorage', key: StoredKey): StoredText;
}

declare module 'contract-2.13.0/state/stored-value.ts' {
  import * as v from 'valibot';
  import type { StoredKey } from 'contract-2.13.0/state/kept-on-device.ts';
  export type StoredValue<Value> = {
      readonly read: () => Value | undefined;
      readonly write: (value: Value | undefined) => void;
  };
  export function storedValue<Value>(storage: Storage | 'localStorage' | 'sessionStorage', key: StoredKey, schema: v.GenericSchema<unknown, Value>): StoredValue<Value>;
}

declare module 'contract-2.13.0/state/theme-store.ts' {
  import type { StoreApi } from 'zustand/vanilla';
  export const themes: readonly ['system', 'light', 'dark'];
  export type Theme = (typeof themes)[number];
  export type ThemeState = {
      readonly theme: Theme;
      readonly choose: (theme: Theme) => void;
  };
  export type ThemeStore = StoreApi<ThemeState>;
  export function createThemeStore(storage: Storage, root: {
      readonly dataset: DOMStringMap;
  }): ThemeStore;
  export function parseTheme(text: string | null): Theme;
}
