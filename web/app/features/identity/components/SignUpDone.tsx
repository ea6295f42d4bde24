import { Link, useLocation } from 'react-router'
import { DoneNote } from './DoneNote.tsx'
import { EntryPage } from './EntryPage.tsx'

/** The same for every address: whether it had an account already is told by mail alone. */
export function SignUpDone({ email }: { email: string }) {
  const { search } = useLocation()
  return (
    <EntryPage title="Check your email">
      <DoneNote>
        We have sent an email to <strong className="[overflow-wrap:anywhere]">{email}</strong>. Open the link
        to finish.
      </DoneNote>
      <p>The link works for two days. You can log in before you open it.</p>
      <p className="text-muted">
        No email after a few minutes? Check your spam folder. After you log in, you can send it again from
        your account page.
      </p>
      <p className="pt-2">
        <Link to={`/login/auth${search}`} className="button">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
