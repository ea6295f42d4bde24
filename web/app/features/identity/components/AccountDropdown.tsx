import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { ActivateButton } from '../../memberships/activation/ActivateButton.tsx'
import { Caret } from '../../../shared/ui/icons.tsx'
import { useDismissal } from '../../../shared/ui/use-dismissal.ts'
import { entriesFor } from '../../shell/navigation.ts'
import { accountEntries } from '../account-entries.ts'
import { keepRoom } from '../member-room.ts'
import { AccountIcon } from './AccountIcon.tsx'
import { AccountLink } from './AccountLink.tsx'
import { SignOutButton } from './SignOutButton.tsx'

const rowClass =
  'flex min-h-11 w-full items-center px-4 text-left text-[0.9375rem] hover:bg-sunken hover:text-brass'

/** Whoever is in a trial that was begun here. */
function mayActivate({ inTrial, capabilities }: UserDetails): boolean {
  return inTrial && !capabilities.hasMobileSubscription
}

/**
 * A member's own pages, and the way from a trial to a membership. Give it another key on another page, so
 * that it is closed there.
 */
export default function AccountDropdown({ user }: { user: UserDetails }) {
  return (
    <>
      <Dropdown user={user} />
      {mayActivate(user) && (
        <div className="hidden large:block">
          <ActivateButton src="header" className="button whitespace-nowrap" />
        </div>
      )}
    </>
  )
}

function Dropdown({ user }: { user: UserDetails }) {
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback((by: 'key' | 'leaving') => {
    setOpen(false)
    if (by === 'key') button.current?.focus()
  }, [])
  useDismissal(whole, open, close)
  useLayoutEffect(() => {
    const corner = whole.current?.closest('.account-corner')
    if (corner) keepRoom('corner', corner.getBoundingClientRect().width)
  })

  return (
    <div ref={whole} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="group flex min-h-11 min-w-11 items-center justify-center gap-2 hover:text-brass"
        onClick={() => setOpen(!open)}
      >
        <AccountIcon />
        <span className="sr-only large:not-sr-only">
          <span className="block max-w-36 truncate text-[0.9375rem]" title={user.displayName}>
            Hello, {user.displayName}
          </span>
        </span>
        <span className="hidden large:inline">
          <Caret />
        </span>
      </button>
      {open && (
        <nav
          id={id}
          aria-label="Account"
          className="absolute right-0 z-40 mt-1 w-64 border border-hairline bg-raised py-2 shadow-lg"
        >
          <p className="truncate border-b border-hairline px-4 pt-1 pb-2 text-sm text-muted large:hidden">
            Hello, {user.displayName}
          </p>
          <ul>
            {mayActivate(user) && (
              <li className="mb-2 border-b border-hairline px-4 py-2 large:hidden">
                <ActivateButton src="header" className="button w-full" />
              </li>
            )}
            {entriesFor(accountEntries, user).map((entry) => (
              <li key={entry.label}>
                <AccountLink entry={entry} className={rowClass} />
              </li>
            ))}
            <li className="mt-2 border-t border-hairline pt-2">
              <SignOutButton className={rowClass} />
            </li>
          </ul>
        </nav>
      )}
    </div>
  )
}
