import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* One for each category, and for the tiles of the home page. */

export const CarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 16.75v-3.5c0-.9.6-1.7 1.5-1.9l1-.25 1.9-4.1A2.2 2.2 0 0 1 9.9 5.75h4.2a2.2 2.2 0 0 1 2 1.25l1.9 4.1 1 .25c.9.2 1.5 1 1.5 1.9v3.5c0 .5-.4 1-1 1h-15c-.6 0-1-.5-1-1ZM6 11.25h12M6 17.75v1.5M18 17.75v1.5"
  >
    <circle cx="7.5" cy="14.4" r="1.1" fill="currentColor" stroke="none" />
    <circle cx="16.5" cy="14.4" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
)

export const BuildingIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 20V5.5A1.5 1.5 0 0 1 6.5 4h6A1.5 1.5 0 0 1 14 5.5V20M14 10h3.5a1.5 1.5 0 0 1 1.5 1.5V20M3.25 20h17.5M8 8h.01M11 8h.01M8 12h.01M11 12h.01M8 16h.01M11 16h.01"
  />
)

export const KeyIcon = (props: IconProps) => (
  <Icon {...props} d="M11 12.75l8.5-8.5M15.5 8.25l2.75 2.75M18 5.75l2 2">
    <circle cx="8" cy="15.75" r="4.25" />
  </Icon>
)

export const BriefcaseIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.75 7.5V6A1.5 1.5 0 0 1 10.25 4.5h3.5a1.5 1.5 0 0 1 1.5 1.5v1.5M3.5 12.25c5.5 2.5 11.5 2.5 17 0M12 13.25v1.5"
  >
    <rect x="3.5" y="7.5" width="17" height="12" rx="2" />
  </Icon>
)

export const MobileIcon = (props: IconProps) => (
  <Icon {...props} d="M10.75 17.75h2.5">
    <rect x="6.75" y="3" width="10.5" height="18" rx="2.25" />
  </Icon>
)

export const LaptopIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 15.5V7a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 7v8.5M3 15.5h6.5l.5 1h4l.5-1H21v1.25a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2Z"
  />
)

export const SofaIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 10V8A2.5 2.5 0 0 1 8 5.5h8A2.5 2.5 0 0 1 18.5 8v2M8 14.5v-1.75a2.25 2.25 0 1 0-3.25 2V17c0 .7.5 1.25 1.25 1.25h12c.75 0 1.25-.5 1.25-1.25v-2.25a2.25 2.25 0 1 0-3.25-2v1.75ZM7 18.25v1.5M17 18.25v1.5"
  />
)

export const ApplianceIcon = (props: IconProps) => (
  <Icon {...props} d="M5 8h14M8 5.75h.01M11 5.75h.01">
    <rect x="5" y="3.5" width="14" height="17" rx="2" />
    <circle cx="12" cy="14" r="3.75" />
  </Icon>
)

export const BookIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 6.75C10 5.25 7.25 4.75 4 5v13c3.25-.25 6 .25 8 1.75 2-1.5 4.75-2 8-1.75V5c-3.25-.25-6 .25-8 1.75ZM12 6.75v13"
  />
)

export const ShirtIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.5 4 4 6.25l1.25 4.5 2.25-.5V20h9v-9.75l2.25.5L20 6.25 15.5 4c-.5 1.75-1.75 2.75-3.5 2.75S9 5.75 8.5 4Z"
  />
)

export const GuitarIcon = (props: IconProps) => (
  <Icon {...props} d="M12.25 11.75l6-6M16.75 4.25l3 3">
    <circle cx="8.75" cy="15.25" r="4.75" />
    <circle cx="8.75" cy="15.25" r="1.5" />
  </Icon>
)

export const SparklesIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.5 4.5 12 9.25a2 2 0 0 0 1.25 1.25L18 12l-4.75 1.5A2 2 0 0 0 12 14.75L10.5 19.5 9 14.75a2 2 0 0 0-1.25-1.25L3 12l4.75-1.5A2 2 0 0 0 9 9.25ZM18.5 3.5v4M16.5 5.5h4"
  />
)

export const PawIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 12.5c-2.75 0-5 2.5-5 4.75 0 1.5 1.1 2.25 2.4 2.25 1 0 1.7-.5 2.6-.5s1.6.5 2.6.5c1.3 0 2.4-.75 2.4-2.25 0-2.25-2.25-4.75-5-4.75Z"
  >
    <ellipse cx="5.25" cy="11.25" rx="1.6" ry="2.1" />
    <ellipse cx="9.4" cy="6.75" rx="1.6" ry="2.25" />
    <ellipse cx="14.6" cy="6.75" rx="1.6" ry="2.25" />
    <ellipse cx="18.75" cy="11.25" rx="1.6" ry="2.1" />
  </Icon>
)

export const WrenchIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20 7.5a5 5 0 0 1-6.7 6L8 18.8a2 2 0 0 1-2.8-2.8l5.3-5.3a5 5 0 0 1 6-6.7L13.75 6.75v3.5h3.5Z"
  />
)

export const LostFoundIcon = (props: IconProps) => (
  <Icon {...props} d="M15.5 15.5l5 5M8.5 9a2 2 0 1 1 2.9 1.8c-.6.3-.9.6-.9 1.2">
    <circle cx="10.5" cy="10.5" r="6.75" />
    <circle cx="10.5" cy="13.75" r="0.9" fill="currentColor" stroke="none" />
  </Icon>
)

export const GridIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.75" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.75" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.75" />
    <circle cx="16.75" cy="16.75" r="3.25" />
  </Icon>
)
