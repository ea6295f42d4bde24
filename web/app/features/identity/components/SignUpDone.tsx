import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { EntryPage } from './EntryPage.tsx'

/** The same for every address: whether it had an account already is told by mail alone. */
export function SignUpDone({ email }: { email: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <EntryPage title="Look for our mail">
      <p ref={status} role="status" tabIndex={-1} className="border-l-2 border-green py-1 pl-4">
        We have sent a mail to <strong className="break-all">{email}</strong>. It says how to go on.
      </p>
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
