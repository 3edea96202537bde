import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { IconButton } from '@adamarket/shared/ui/button.tsx'
import type { IconProps } from '@adamarket/shared/ui/icons/icon.tsx'
import { Icon } from '@adamarket/shared/ui/icons/icon.tsx'

import type { ResultsLayout } from './use-results-layout.ts'

type Props = {
  readonly layout: ResultsLayout
  readonly onChange: (layout: ResultsLayout) => void
}

/** Switches the results between rows and a grid. */
export function LayoutSwitch({ layout, onChange }: Props) {
  const t = useTranslations('browse')
  const isGrid = layout === 'grid'
  return (
    <IconButton
      variant="secondary"
      label={t('search.grid')}
      aria-pressed={isGrid}
      icon={isGrid ? <RowsIcon /> : <GridIcon />}
      onClick={() => onChange(isGrid ? 'rows' : 'grid')}
    />
  )
}

function GridIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
    </Icon>
  )
}

function RowsIcon(props: IconProps) {
  return (
    <Icon {...props} isDirectional>
      <path d="M4 5h6v6H4zM14 6h6M14 10h4M4 14h6v6H4zM14 15h6M14 19h4" />
    </Icon>
  )
}
