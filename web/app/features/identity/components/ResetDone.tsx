import { Link } from 'react-router'
import { DoneNote } from './DoneNote.tsx'
import { EntryPage } from './EntryPage.tsx'

export function ResetDone() {
  return (
    <EntryPage title="Your password has been changed">
      <DoneNote>You have been signed out on all devices. Log in with your new password.</DoneNote>
      <p className="pt-2">
        <Link to="/login/auth" className="button">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
