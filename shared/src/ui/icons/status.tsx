import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Statuses. */

export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M12 11.25v5">
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="7.9" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
)

export const WarningIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.5 4.85 3.35 17.5A1.75 1.75 0 0 0 4.85 20.1h14.3a1.75 1.75 0 0 0 1.5-2.6L13.5 4.85a1.7 1.7 0 0 0-3 0ZM12 9.5v4.25"
  >
    <circle cx="12" cy="16.75" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
)

export const SuccessIcon = (props: IconProps) => (
  <Icon {...props} d="M8.25 12.5l2.6 2.6 5-5.6">
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
)

export const ShieldIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6ZM9 11.75l2.25 2.25L15.25 9.75"
  />
)

export const FlagIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 20.5V4.5M5.5 5c4-2 6.5 2 10.5.75a6 6 0 0 0 2.5-1.250V13c-4 3-7.5-1.5-13 .75"
  />
)

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props} d="M4 10h16M8.25 3.5v4M15.75 3.5v4">
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
  </Icon>
)

export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M12 7v5l3.25 2">
    <circle cx="12" cy="12" r="8.5" />
  </Icon>
)

export const TagIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 5.5v5.9c0 .5.2 1 .5 1.3l7 7a1.8 1.8 0 0 0 2.6 0l5.6-5.6a1.8 1.8 0 0 0 0-2.6l-7-7A1.8 1.8 0 0 0 11.4 4H5.5A1.5 1.5 0 0 0 4 5.5Z"
  >
    <circle cx="8.25" cy="8.25" r="1.25" fill="currentColor" stroke="none" />
  </Icon>
)

export const OfflineIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 4l16 16M8.5 12.6a5 5 0 0 1 4-.9M15.5 13a5 5 0 0 1 .5.4M5 9.6a10 10 0 0 1 2.8-1.7M11 7a10.2 10.2 0 0 1 8 2.6"
  >
    <circle cx="12" cy="17" r="1.25" fill="currentColor" stroke="none" />
  </Icon>
)
