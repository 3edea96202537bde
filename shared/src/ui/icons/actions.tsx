import { Icon } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Actions: save, share, filter, edit. */

export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />

export const CheckIcon = (props: IconProps) => <Icon {...props} d="M4.75 12.75l4.75 4.75L19.5 7" />

export const HeartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20s-8-4.85-8-10.75A4.5 4.5 0 0 1 8.5 4.75c1.5 0 2.75.75 3.5 2 .75-1.25 2-2 3.5-2a4.5 4.5 0 0 1 4.5 4.5C20 15.15 12 20 12 20Z"
  />
)

export const HeartFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M12 20s-8-4.85-8-10.75A4.5 4.5 0 0 1 8.5 4.75c1.5 0 2.75.75 3.5 2 .75-1.25 2-2 3.5-2a4.5 4.5 0 0 1 4.5 4.5C20 15.15 12 20 12 20Z"
      fill="currentColor"
    />
  </Icon>
)

export const ShareIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 14.5V3.75M8 7.25 12 3.5l4 3.75M7.5 11H6.25a1.75 1.75 0 0 0-1.75 1.75v5.75A1.75 1.75 0 0 0 6.25 20.25h11.5a1.75 1.75 0 0 0 1.75-1.75v-5.75A1.75 1.75 0 0 0 17.75 11H16.5"
  />
)

export const DownloadIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 4v10.5M7.5 10.25l4.5 4.5 4.5-4.5M4.5 16v2.25a1.75 1.75 0 0 0 1.75 1.75h11.5a1.75 1.75 0 0 0 1.75-1.75V16"
  />
)

export const FilterIcon = (props: IconProps) => (
  <Icon {...props} d="M4 7h9.5M18 7h2M4 17h2M10.5 17H20">
    <circle cx="15.75" cy="7" r="2.25" />
    <circle cx="8.25" cy="17" r="2.25" />
  </Icon>
)

export const EditIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 19.5l.9-3.9L15.9 5.1a1.9 1.9 0 0 1 2.7 0l.3.3a1.9 1.9 0 0 1 0 2.7L8.4 18.6ZM13.75 7.25l3 3"
  />
)

export const TrashIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 7h15M9 7V5.25A1.25 1.25 0 0 1 10.25 4h3.5A1.25 1.25 0 0 1 15 5.25V7M6.25 7l.75 11.4A1.75 1.75 0 0 0 8.75 20h6.5a1.75 1.75 0 0 0 1.75-1.6L17.75 7M10.25 11v5M13.75 11v5"
  />
)

export const EyeIcon = (props: IconProps) => (
  <Icon {...props} d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z">
    <circle cx="12" cy="12" r="2.75" />
  </Icon>
)

export const CameraIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.75 7.75h2.5l1.5-2.25h6.5l1.5 2.25h2.5a1.75 1.75 0 0 1 1.75 1.75v7.75a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 17.25V9.5a1.75 1.75 0 0 1 1.75-1.75Z"
  >
    <circle cx="12" cy="13" r="3.25" />
  </Icon>
)

export const ImageIcon = (props: IconProps) => (
  <Icon {...props} d="M4 17l4.75-4.5 3.25 3 3.5-4L20.25 16.25">
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <circle cx="8.5" cy="9.5" r="1.5" />
  </Icon>
)

export const RetryIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.75 4.5V9.25H15" />
)

export const SignOutIcon = (props: IconProps) => (
  <Icon
    {...props}
    isDirectional
    d="M14 4.5H6.75A1.75 1.75 0 0 0 5 6.25v11.5c0 .97.78 1.75 1.75 1.75H14M10.5 12h9.75M16.5 8l4 4-4 4"
  />
)

export const ZoomInIcon = (props: IconProps) => (
  <Icon {...props} d="M15.5 15.5l4.25 4.25M10.75 8.25v5M8.25 10.75h5">
    <circle cx="10.75" cy="10.75" r="6.25" />
  </Icon>
)

export const ZoomOutIcon = (props: IconProps) => (
  <Icon {...props} d="M15.5 15.5l4.25 4.25M8.25 10.75h5">
    <circle cx="10.75" cy="10.75" r="6.25" />
  </Icon>
)

export const CopyIcon = (props: IconProps) => (
  <Icon {...props} d="M15.25 8.75V6.25a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2.5">
    <rect x="8.75" y="8.75" width="11" height="11" rx="2" />
  </Icon>
)

export const BellFilledIcon = (props: IconProps) => (
  <Icon {...props} d="M10.25 19.25a2 2 0 0 0 3.5 0M12 3.25v2">
    <path d="M6 16.25h12l-1.25-2V10a4.75 4.75 0 0 0-9.5 0v4.25Z" fill="currentColor" />
  </Icon>
)

export const BellIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 16.25h12l-1.25-2V10a4.75 4.75 0 0 0-9.5 0v4.25ZM10.25 19.25a2 2 0 0 0 3.5 0M12 3.25v2"
  />
)
