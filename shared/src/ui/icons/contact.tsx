import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* People and contact methods. */

export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.6 4H5.9A1.9 1.9 0 0 0 4 6c.5 7.7 6.3 13.5 14 14a1.9 1.9 0 0 0 2-1.9v-2.7l-4.3-1.6-1.9 2.2a13 13 0 0 1-5.8-5.8l2.2-1.9Z"
  />
)

export const WhatsappIcon = (props: IconProps) => (
  <Icon {...props} d="M4 20l1.2-4.1A8.25 8.25 0 1 1 8.3 19Z">
    <path
      d="M9.1 8.2c.3-.3.8-.3 1 .1l.7 1.4c.1.3.1.6-.1.8l-.5.6a5.6 5.6 0 0 0 2.7 2.7l.6-.5c.2-.2.5-.2.8-.1l1.4.7c.4.2.4.7.1 1-.7.7-1.6 1-2.6.6a8.6 8.6 0 0 1-4.7-4.7c-.4-1-.1-1.9.6-2.6Z"
      fill="currentColor"
      stroke="none"
    />
  </Icon>
)

export const ChatIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M20.25 11.5c0 4-3.7 7.25-8.25 7.25a9.3 9.3 0 0 1-3-.5L4.25 20l1.3-3.7a6.8 6.8 0 0 1-1.8-4.8c0-4 3.7-7.25 8.25-7.25s8.25 3.25 8.25 7.25Z"
  >
    <circle cx="8.5" cy="11.5" r="1" fill="currentColor" stroke="none" />
    <circle cx="12" cy="11.5" r="1" fill="currentColor" stroke="none" />
    <circle cx="15.5" cy="11.5" r="1" fill="currentColor" stroke="none" />
  </Icon>
)

export const MailIcon = (props: IconProps) => (
  <Icon {...props} d="M4 7.5l8 5.75 8-5.75">
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
  </Icon>
)

export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M4.75 20c.7-3.6 3.6-5.75 7.25-5.750s6.55 2.15 7.25 5.75">
    <circle cx="12" cy="8.25" r="3.75" />
  </Icon>
)
