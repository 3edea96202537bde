import { Icon } from '#ui/icons/icon.tsx'
import type { IconProps } from '#ui/icons/icon.tsx'

/* Actions: save, share, filter, edit. */

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14" />
      <path d="M5 12h14" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.75 12.75 4.75 4.75L19.5 7" />
    </Icon>
  )
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20s-8-4.85-8-10.75A4.5 4.5 0 0 1 8.5 4.75c1.5 0 2.75.75 3.5 2 .75-1.25 2-2 3.5-2a4.5 4.5 0 0 1 4.5 4.5C20 15.15 12 20 12 20Z" />
    </Icon>
  )
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M12 20s-8-4.85-8-10.75A4.5 4.5 0 0 1 8.5 4.75c1.5 0 2.75.75 3.5 2 .75-1.25 2-2 3.5-2a4.5 4.5 0 0 1 4.5 4.5C20 15.15 12 20 12 20Z"
        fill="currentColor"
      />
    </Icon>
  )
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 14.5V3.75" />
      <path d="M8 7.25 12 3.5l4 3.75" />
      <path d="M7.5 11H6.25a1.75 1.75 0 0 0-1.75 1.75v5.75A1.75 1.75 0 0 0 6.25 20.25h11.5a1.75 1.75 0 0 0 1.75-1.75v-5.75A1.75 1.75 0 0 0 17.75 11H16.5" />
    </Icon>
  )
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 14a4 4 0 0 0 5.9.25l2.85-2.85a4 4 0 0 0-5.65-5.65L11.75 7.1" />
      <path d="M14 10a4 4 0 0 0-5.9-.25L5.25 12.6a4 4 0 0 0 5.65 5.65l1.35-1.35" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v10.5" />
      <path d="m7.5 10.25 4.5 4.5 4.5-4.5" />
      <path d="M4.5 16v2.25a1.75 1.75 0 0 0 1.75 1.75h11.5a1.75 1.75 0 0 0 1.75-1.75V16" />
    </Icon>
  )
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4.25" />
      <path d="m7.5 8.5 4.5-4.5 4.5 4.5" />
      <path d="M4.5 16v2.25A1.75 1.75 0 0 0 6.25 20h11.5a1.75 1.75 0 0 0 1.75-1.75V16" />
    </Icon>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9.5" />
      <path d="M18 7h2" />
      <circle cx="15.75" cy="7" r="2.25" />
      <path d="M4 17h2" />
      <path d="M10.5 17H20" />
      <circle cx="8.25" cy="17" r="2.25" />
    </Icon>
  )
}

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.25 5v14" />
      <path d="m3.75 15.5 3.5 3.5 3.5-3.5" />
      <path d="M13.5 6.5H20.5" />
      <path d="M13.5 12h5" />
      <path d="M13.5 17.5h3" />
    </Icon>
  )
}

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 19.5.9-3.9L15.9 5.1a1.9 1.9 0 0 1 2.7 0l.3.3a1.9 1.9 0 0 1 0 2.7L8.4 18.6Z" />
      <path d="m13.75 7.25 3 3" />
    </Icon>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15" />
      <path d="M9 7V5.25A1.25 1.25 0 0 1 10.25 4h3.5A1.25 1.25 0 0 1 15 5.25V7" />
      <path d="m6.25 7 .75 11.4A1.75 1.75 0 0 0 8.75 20h6.5a1.75 1.75 0 0 0 1.75-1.6L17.75 7" />
      <path d="M10.25 11v5" />
      <path d="M13.75 11v5" />
    </Icon>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </Icon>
  )
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.75 7.75h2.5l1.5-2.25h6.5l1.5 2.25h2.5a1.75 1.75 0 0 1 1.75 1.75v7.75a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 17.25V9.5a1.75 1.75 0 0 1 1.75-1.75Z" />
      <circle cx="12" cy="13" r="3.25" />
    </Icon>
  )
}

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
      <circle cx="8.5" cy="9.5" r="1.5" />
      <path d="m4 17 4.75-4.5 3.25 3 3.5-4L20.25 16.25" />
    </Icon>
  )
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9" />
      <path d="M19.75 4.5V9.25H15" />
    </Icon>
  )
}

export function SignOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4.5H6.75A1.75 1.75 0 0 0 5 6.25v11.5c0 .97.78 1.75 1.75 1.75H14" />
      <path d="M10.5 12h9.75" />
      <path d="m16.5 8 4 4-4 4" />
    </Icon>
  )
}

export function ZoomInIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.5 15.5 4.25 4.25" />
      <path d="M10.75 8.25v5" />
      <path d="M8.25 10.75h5" />
    </Icon>
  )
}

export function ZoomOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.75" cy="10.75" r="6.25" />
      <path d="m15.5 15.5 4.25 4.25" />
      <path d="M8.25 10.75h5" />
    </Icon>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="8.75" y="8.75" width="11" height="11" rx="2" />
      <path d="M15.25 8.75V6.25a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2.5" />
    </Icon>
  )
}
