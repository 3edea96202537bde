import { Icon } from '#ui/icons/icon.tsx'
import type { IconProps } from '#ui/icons/icon.tsx'

/* Statuses. */

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.25v5" />
      <circle cx="12" cy="7.9" r="1.1" fill="currentColor" stroke="none" />
    </Icon>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 4.85 3.35 17.5A1.75 1.75 0 0 0 4.85 20.1h14.3a1.75 1.75 0 0 0 1.5-2.6L13.5 4.85a1.7 1.7 0 0 0-3 0Z" />
      <path d="M12 9.5v4.25" />
      <circle cx="12" cy="16.75" r="1.1" fill="currentColor" stroke="none" />
    </Icon>
  )
}

export function SuccessIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.25 12.5 2.6 2.6 5-5.6" />
    </Icon>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6Z" />
      <path d="m9 11.75 2.25 2.25L15.25 9.75" />
    </Icon>
  )
}

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 20.5V4.5" />
      <path d="M5.5 5c4-2 6.5 2 10.5.75a6 6 0 0 0 2.5-1.250V13c-4 3-7.5-1.5-13 .75" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16" />
      <path d="M8.25 3.5v4" />
      <path d="M15.75 3.5v4" />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.25 2" />
    </Icon>
  )
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5v5.9c0 .5.2 1 .5 1.3l7 7a1.8 1.8 0 0 0 2.6 0l5.6-5.6a1.8 1.8 0 0 0 0-2.6l-7-7A1.8 1.8 0 0 0 11.4 4H5.5A1.5 1.5 0 0 0 4 5.5Z" />
      <circle cx="8.25" cy="8.25" r="1.25" fill="currentColor" stroke="none" />
    </Icon>
  )
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3.75" />
      <path d="M12 3v1.5" />
      <path d="M12 19.5V21" />
      <path d="M3 12h1.5" />
      <path d="M19.5 12H21" />
      <path d="m5.65 5.65 1.05 1.05" />
      <path d="m17.3 17.3 1.05 1.05" />
      <path d="m5.65 18.35 1.05-1.05" />
      <path d="m17.3 6.7 1.05-1.05" />
    </Icon>
  )
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.25A8.25 8.25 0 0 1 9.75 4a8.25 8.25 0 1 0 10.25 10.25Z" />
    </Icon>
  )
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16" />
      <path d="M8.5 12.6a5 5 0 0 1 4-.9" />
      <path d="M15.5 13a5 5 0 0 1 .5.4" />
      <path d="M5 9.6a10 10 0 0 1 2.8-1.7" />
      <path d="M11 7a10.2 10.2 0 0 1 8 2.6" />
      <circle cx="12" cy="17" r="1.25" fill="currentColor" stroke="none" />
    </Icon>
  )
}
