import { Link } from 'react-router'
import { EntryPage } from './EntryPage.tsx'

export function ResetDone() {
  return (
    <EntryPage title="Your new password is set">
      <p role="status" className="border-l-2 border-green py-1 pl-4">
        You are signed out everywhere. Log in with it.
      </p>
      <p className="pt-2">
        <Link to="/login/auth" className="button">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
