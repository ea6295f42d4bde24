import { isOfferedTrial } from '@vitrine/contracts/standing'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { breakpoints } from '../../shared/breakpoints.ts'
import { Caret, Cross, LineIcon } from '../../shared/ui/icons.tsx'
import { accountEntries } from '../identity/account-entries.ts'
import { AccountLink } from '../identity/components/AccountLink.tsx'
import { SignOutButton } from '../identity/components/SignOutButton.tsx'
import { useCurrentUser } from '../identity/queries.ts'
import { FooterNavigation, SocialLinks } from './FooterLinks.tsx'
import { Logo } from './Logo.tsx'
import { entriesFor, mainNavigation, type NavigationEntry, type Reader } from './navigation.ts'

const plainClass = 'flex min-h-12 items-center font-serif text-2xl hover:text-brass'
const belowClass = 'flex min-h-11 w-full items-center text-left hover:text-brass'

/** The whole screen below the desktop width. Give it another key on another page, so that it is closed there. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => (open && details.current ? trapFocus(details.current) : undefined), [open])

  return (
    <details
      ref={details}
      className="mobile-menu large:hidden"
      onToggle={(event) => event.target === event.currentTarget && setOpen(event.currentTarget.open)}
    >
      <summary className="flex h-11 w-11 items-center justify-center" aria-label="Menu">
        <LineIcon grid={24} size={24} strokeLinecap="round" strokeWidth="1.75" className="menu-sign">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </LineIcon>
        <span className="close-sign">
          <Cross size={20} />
        </span>
      </summary>
      <div className="mobile-menu-panel">
        <div className="flex min-h-[4.5rem] items-center border-b border-hairline">
          <Logo />
        </div>
        <MenuGroups />
        <div className="mt-auto border-t border-hairline py-4">
          <SocialLinks />
        </div>
      </div>
    </details>
  )
}

/** Five groups: two of plain links, then three that unfold, one at a time. */
function MenuGroups() {
  const reader = useCurrentUser()
  const entries = entriesFor(mainNavigation, reader ?? null)
  const plain = entries.filter(({ children }) => !children)
  const folded = entries.filter(({ children }) => children)
  return (
    <nav aria-label="Main" className="grid gap-x-16 py-4 tablet:grid-cols-2">
      <div>
        <PlainLinks entries={plain.slice(0, 4)} />
        <div className="mt-3 border-t border-hairline pt-3">
          <PlainLinks entries={plain.slice(4)} />
        </div>
      </div>
      <div className="mt-3 border-t border-hairline tablet:mt-0 tablet:border-0">
        {folded.map(({ label, children = [] }) => (
          <Accordion key={label} label={label}>
            <ul>
              {children.map((entry) => (
                <li key={entry.label}>
                  <Link to={entry.to} className={belowClass}>
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
          </Accordion>
        ))}
        <Accordion label="About">
          <FooterNavigation listClass="" linkClass={belowClass} />
        </Accordion>
        <Accordion label="Account">
          {/* Until it is known who reads: a member's way to the account, or what a visitor has. */}
          {reader === undefined && (
            <p className="hidden member:block">
              <Link to="/app/accountSettings/userInfo" className={belowClass}>
                My Account
              </Link>
            </p>
          )}
          <div className={reader === undefined ? 'member:hidden' : ''}>
            <AccountLinks reader={reader ?? null} />
          </div>
        </Accordion>
      </div>
    </nav>
  )
}

function PlainLinks({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <ul>
      {entries.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={plainClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Of one name, so that the browser keeps one open at a time, with scripts or without. */
function Accordion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details name="menu-group" className="group border-b border-hairline">
      <summary className="menu-group">
        {label}
        <Caret />
      </summary>
      <div className="pb-3 pl-3">{children}</div>
    </details>
  )
}

function AccountLinks({ reader }: { reader: Reader }) {
  return (
    <ul>
      {reader ? (
        entriesFor(accountEntries, reader).map((entry) => (
          <li key={entry.label}>
            <AccountLink entry={entry} className={belowClass} />
          </li>
        ))
      ) : (
        <li>
          <Link to="/login/auth" className={belowClass}>
            Log In
          </Link>
        </li>
      )}
      {isOfferedTrial(reader) && (
        <li>
          <Link to="/product/index" className={belowClass}>
            Try for free
          </Link>
        </li>
      )}
      {reader && (
        <li>
          <SignOutButton className={belowClass} />
        </li>
      )}
    </ul>
  )
}

/** From this width on there is a menu bar instead. */
const DESKTOP = `(width >= ${breakpoints.desktopLarge}px)`

/**
 * While the menu is open nothing but the menu can be reached: whatever lies beside it, at any depth, is
 * inert. Escape closes it and goes back to its button; so does a window that grows to the desktop's width.
 *
 * @returns how to end it
 */
function trapFocus(menu: HTMLDetailsElement): () => void {
  const beside = elementsBeside(menu)
  for (const element of beside) element.inert = true
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const desktop = matchMedia(DESKTOP)
  const onWidth = () => {
    menu.open = false
  }
  document.addEventListener('keydown', onKeyDown)
  desktop.addEventListener('change', onWidth)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    desktop.removeEventListener('change', onWidth)
    for (const element of beside) element.inert = false
  }
}

function elementsBeside(inner: Element): HTMLElement[] {
  const beside: HTMLElement[] = []
  for (
    let element = inner;
    element.parentElement && element !== document.body;
    element = element.parentElement
  ) {
    for (const sibling of element.parentElement.children)
      if (sibling !== element && sibling instanceof HTMLElement && !sibling.inert) beside.push(sibling)
  }
  return beside
}
