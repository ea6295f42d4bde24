import '../press-style.ts'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

export interface MenuAction {
  id: string
  title: string
  /** Marks what cannot be taken back. */
  isDangerous?: boolean
  isDisabled?: boolean
  onAction: () => void
}

/** A button with three dots, and what can be done. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <MenuTrigger>
      <Button aria-label={label} className="flex h-11 w-11 items-center justify-center hover:text-brass">
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <circle cx="4" cy="10" r="1.6" />
          <circle cx="10" cy="10" r="1.6" />
          <circle cx="16" cy="10" r="1.6" />
        </svg>
      </Button>
      <Popover placement="bottom end" className="min-w-48 border border-hairline bg-raised py-1 shadow-lg">
        <Menu className="outline-none" onAction={(key) => actions.find(({ id }) => id === key)?.onAction()}>
          {actions.map(({ id, title, isDangerous = false, isDisabled = false }) => (
            <MenuItem
              key={id}
              id={id}
              isDisabled={isDisabled}
              className={`flex min-h-11 cursor-pointer items-center px-4 outline-offset-[-2px] data-disabled:cursor-default data-disabled:text-muted data-focused:bg-sunken ${isDangerous ? 'text-oxblood' : ''}`}
            >
              {title}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
