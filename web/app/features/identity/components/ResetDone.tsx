import { Link } from 'react-router'
import { DoneNote } from './DoneNote.tsx'
import { EntryPage } from './EntryPage.tsx'

export function ResetDone() {
  return (
    <EntryPage title="Your new password is set">
      <DoneNote>
        You are signed out everywhere. Log in with it.
      </DoneNote>
      <p className="pt-2">
        <Link to="/login/auth" className="button">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
