import { Link } from 'react-router'
import { DoneNote } from './DoneNote.tsx'
import { EntryPage } from './EntryPage.tsx'

export function ForgotDone({ email }: { email: string }) {
  return (
    <EntryPage title="Check your email">
      <DoneNote>
        If <strong className="[overflow-wrap:anywhere]">{email}</strong> has an account, we have sent an email
        with a link.
      </DoneNote>
      <p>The link works once, for one hour. Only the link in the newest email works.</p>
      <p className="text-muted">
        No email after a few minutes? Check your spam folder, and check that the email is spelled correctly.
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to="/login/auth" className="button">
          Back to Log In
        </Link>
        <Link to="/login/forgot" reloadDocument className="button-plain">
          Try another email
        </Link>
      </p>
    </EntryPage>
  )
}
