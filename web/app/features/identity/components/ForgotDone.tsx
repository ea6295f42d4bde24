import { Link } from 'react-router'
import { DoneNote } from './DoneNote.tsx'
import { EntryPage } from './EntryPage.tsx'

export function ForgotDone({ email }: { email: string }) {
  return (
    <EntryPage title="Look for our mail">
      <DoneNote>
        If <strong className="break-all">{email}</strong> has an account, a mail with a link is on its way there.
      </DoneNote>
      <p>The link works for an hour, and once. A newer mail takes the place of an older one.</p>
      <p className="text-muted">Nothing there after a few minutes? Look among the unwanted mails, and check the address for a slip.</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to="/login/auth" className="button">
          Back to Log In
        </Link>
        <Link to="/login/forgot" reloadDocument className="button-plain">
          Try another address
        </Link>
      </p>
    </EntryPage>
  )
}
