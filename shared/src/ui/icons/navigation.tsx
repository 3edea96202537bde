import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Navigation: menus, arrows, places. */

export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M15.5 15.5l5 5">
    <circle cx="10.5" cy="10.5" r="6.75" />
  </Icon>
)

export const PinIcon = (props: IconProps) => (
  <Icon {...props} d="M12 21.25s7-6.1 7-11.4a7 7 0 1 0-14 0c0 5.3 7 11.4 7 11.4Z">
    <circle cx="12" cy="9.75" r="2.5" />
  </Icon>
)

export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M6 9.25l6 6 6-6" />

export const ChevronBackIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M14.75 6l-6 6 6 6" />
)

export const ChevronForwardIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M9.25 6l6 6-6 6" />
)

export const ArrowBackIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M20 12H4.5M11 5.25l-6.75 6.75L11 18.75" />
)

export const ArrowForwardIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M4 12h15.5M13 5.25l6.75 6.75L13 18.75" />
)

export const CloseIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6 6 18" />

export const MenuIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M4 7h16M4 12h16M4 17h10" />
)

export const HomeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 11.25l8.5-7 8.5 7M5.75 9.75v8.5a1.5 1.5 0 0 0 1.5 1.5h9.5a1.5 1.5 0 0 0 1.5-1.5v-8.5M10 19.5v-5.25h4v5.25"
  />
)

export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.75 12h16.5M12 3.5c2.5 2.4 3.75 5.2 3.75 8.5S14.5 18.1 12 20.5c-2.5-2.4-3.75-5.2-3.75-8.5S9.5 5.9 12 3.5Z"
  >
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
)
