import { Avatar } from '#ui/avatar.tsx'
import { Button, IconButton, buttonClass } from '#ui/button.tsx'
import { Chip, ChipButton, RemovableChip, chipClass } from '#ui/chip.tsx'
import { HeartFilledIcon, HeartIcon, PlusIcon, ShareIcon } from '#ui/icons/actions.tsx'
import { PhoneIcon, WhatsappIcon } from '#ui/icons/contact.tsx'
import { PinIcon } from '#ui/icons/navigation.tsx'
import styles from '#ui/kit/kit.module.css'
import { Specimen } from '#ui/kit/specimen.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const tones = ['neutral', 'brand', 'accent', 'success', 'danger'] as const
const nothing = () => {}

export function Actions() {
  return (
    <>
      <Specimen name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button: sizes, icons, a link">
        <Button size="sm" icon={<WhatsappIcon />}>
          WhatsApp
        </Button>
        <Button icon={<PhoneIcon />}>Call</Button>
        <Button variant="primary" size="lg" icon={<PlusIcon />}>
          Post Ad
        </Button>
        <a href="#kit" className={buttonClass()}>
          A link
        </a>
      </Specimen>
      <Specimen name="Button: disabled, loading, block">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
        <Button variant="primary" loading>
          Posting...
        </Button>
        <Button block>As wide as its container</Button>
      </Specimen>
      <Specimen name="On the brand's surface">
        <div className={styles['onBrand']}>
          <Button variant="inverse">Download App</Button>
          <Button variant="primary">Post Ad</Button>
          <IconButton variant="inverse" label="Share" icon={<ShareIcon />} />
        </div>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton size="sm" label="Save" icon={<HeartIcon />} />
        <IconButton label="Saved" icon={<HeartFilledIcon />} />
        <IconButton variant="secondary" label="Share" icon={<ShareIcon />} />
        <IconButton size="lg" variant="primary" label="Add" icon={<PlusIcon />} />
        <IconButton variant="secondary" label="Share" icon={<ShareIcon />} disabled />
      </Specimen>
      <Specimen name="Chip">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        <Chip icon={<PinIcon />}>Girne</Chip>
      </Specimen>
      <Specimen name="ChipButton, chipClass, RemovableChip">
        <ChipButton>All</ChipButton>
        <ChipButton selected icon={<PinIcon />}>
          Lefkosia
        </ChipButton>
        <ChipButton disabled>Disabled</ChipButton>
        <a href="#kit" className={chipClass()}>
          A link
        </a>
        <RemovableChip removeLabel="Remove filter: Girne" onRemove={nothing}>
          Girne
        </RemovableChip>
      </Specimen>
      <Specimen name="Avatar">
        {['Ayşe Yılmaz', 'Mehmet', 'İpek Öz', 'Chris O’Neill', 'Olga Petrova', ''].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Hasan Kaya" size="lg" />
      </Specimen>
    </>
  )
}
