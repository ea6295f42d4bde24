import type { Invitation } from '@vitrine/contracts/teams/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Day } from '../../../shared/ui/figures/Day.tsx'
import { DoneNote, EntryPage } from '../../identity/components/EntryPage.tsx'

/** Who invites, and what it means. */
export function InvitationFrame({
  invitation: { adminEmail, email, expiresDate },
  children,
}: {
  invitation: Invitation
  children: ReactNode
}) {
  return (
    <EntryPage title="Join a team">
      <p className="[overflow-wrap:anywhere]">
        <strong>{adminEmail}</strong> invites <strong>{email}</strong> to a team. The team pays for your
        membership: every section with all details, unlimited price lookups, WorthScore and a vault of your
        own.
      </p>
      <p className="text-muted">
        What you keep in your vault is yours alone, and stays yours if you leave. The invitation is valid
        until <Day iso={expiresDate} />.
      </p>
      {children}
    </EntryPage>
  )
}

/** Nobody joined; `text` says what that means for the account. */
export function Declined({ text }: { text: string }) {
  return (
    <EntryPage title="You have declined">
      <DoneNote>{text}</DoneNote>
      <p className="pt-2">
        <Link to="/" className="button">
          Home
        </Link>
      </p>
    </EntryPage>
  )
}
