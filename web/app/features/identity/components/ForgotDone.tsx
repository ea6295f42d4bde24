import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { EntryPage } from './EntryPage.tsx'

export function ForgotDone({ email }: { email: string }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <EntryPage title="Look for our mail">
      <p ref={status} role="status" tabIndex={-1} className="border-l-2 border-green py-1 pl-4">
        If <strong className="break-all">{email}</strong> has an account, a mail with a link is on its way there.
      </p>
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
