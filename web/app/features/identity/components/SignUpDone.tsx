import { Link } from 'react-router'
import { DoneNote } from './DoneNote.tsx'
import { EntryPage } from './EntryPage.tsx'

/** The same for every address: whether it had an account already is told by mail alone. */
export function SignUpDone({ email }: { email: string }) {
  return (
    <EntryPage title="Look for our mail">
      <DoneNote>
        We have sent a mail to <strong className="break-all">{email}</strong>. It says how to go on.
      </DoneNote>
      <p>The link in it confirms your address and works for two days. You can log in before that.</p>
      <p className="text-muted">Nothing there after a few minutes? Look among the unwanted mails. Once you are logged in, your account page sends it again.</p>
      <p className="pt-2">
        <Link to="/login/auth" className="button">
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
