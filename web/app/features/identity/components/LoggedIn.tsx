import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { Link } from 'react-router'
import { ACCOUNT_PAGE } from '../account-notice.ts'
import { EntryPage } from './EntryPage.tsx'
import { SignOutButton } from './SignOutButton.tsx'

interface LoggedInProps {
  user: UserDetails
  /** The page that was asked for before, where there was one. */
  target?: string
}

/** In the place of a form that leads to an account, for whoever has come to theirs already. */
export function LoggedIn({ user, target = '/' }: LoggedInProps) {
  return (
    <EntryPage title="You are logged in">
      <p role="status" className="border-l-2 border-green py-1 pl-4">
        You are logged in as {user.displayName} (<span className="break-words">{user.email}</span>).
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        {/* A whole page load, as after logging in: the page may be the console's. */}
        {target === '/' ? (
          <Link to="/dictionary" className="button">
            Open the dictionary
          </Link>
        ) : (
          <a href={target} className="button">
            Continue to the page you requested
          </a>
        )}
        <Link to={ACCOUNT_PAGE} className="button-plain">
          My Account
        </Link>
      </p>
      <div className="border-t border-hairline pt-3">
        <p className="text-muted">Not you, or another account?</p>
        <SignOutButton className="text-link inline-flex min-h-11 items-center" />
      </div>
    </EntryPage>
  )
}
