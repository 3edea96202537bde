import { useState } from 'react'

import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Drawer } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { EditIcon, SignOutIcon } from '#ui/icons/actions.tsx'
import { UserIcon } from '#ui/icons/contact.tsx'
import { ChevronDownIcon } from '#ui/icons/navigation.tsx'
import { Specimen } from '#ui/kit/specimen.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator, menuLinkProps } from '#ui/menu.tsx'
import { TextInput } from '#ui/text-input.tsx'

const places = ['All', 'Lefkosia', 'Magusa', 'Girne', 'Guzelyurt', 'Lefke', 'Iskele']

export function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'bottom' | 'start'>()
  const [place, setPlace] = useState('Girne')
  const close = () => setShown(undefined)
  const common = { onClose: close, closeLabel: 'Close' }
  return (
    <>
      <Specimen name="Menu">
        <Menu button={(props) => <Button {...props}>{place} ▾</Button>}>
          {places.map((name) => (
            <MenuChoice key={name} checked={name === place} onClick={() => setPlace(name)}>
              {name}
            </MenuChoice>
          ))}
        </Menu>
        <Menu
          align="end"
          button={(props) => (
            <Button {...props} icon={<UserIcon />}>
              Account
              <ChevronDownIcon />
            </Button>
          )}
        >
          <a href="#kit" {...menuLinkProps}>
            <UserIcon />
            Profile
          </a>
          <MenuItem icon={<EditIcon />}>Post a listing</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<SignOutIcon />} disabled>
            Sign out
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="Dialog, Drawer">
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('bottom')}>Drawer from below</Button>
        <Button onClick={() => setShown('start')}>Drawer from the side</Button>
      </Specimen>
      <ConfirmDialog
        {...common}
        open={shown === 'dialog'}
        title="Delete this listing?"
        text="It leaves the site at once, with its pictures. This cannot be undone."
        keepLabel="Keep it"
        confirmLabel="Delete"
        onConfirm={close}
      />
      <Drawer
        {...common}
        open={shown === 'bottom'}
        title="Filters"
        footer={
          <Button variant="primary" block onClick={close}>
            Show 24 results
          </Button>
        }
      >
        <Field label="Location">
          <TextInput data-autofocus="" defaultValue="Girne" />
        </Field>
      </Drawer>
      <Drawer {...common} open={shown === 'start'} side="start" title="Menu">
        <p>Location, Download App, Post Ad</p>
      </Drawer>
    </>
  )
}
