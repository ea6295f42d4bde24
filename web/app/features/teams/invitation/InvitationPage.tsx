import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import type { Invitation } from '@vitrine/contracts/teams/schemas'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import { Link } from 'react-router'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { EntryPage } from '../../identity/components/EntryPage.tsx'
import { SignOutButton } from '../../identity/components/SignOutButton.tsx'
import type { KnownEmail } from '../../identity/known-email.ts'
import { useCurrentUser } from '../../identity/queries/use-current-user.ts'
import { InvitationFrame } from './InvitationFrame.tsx'
import type { LoadedInvitation } from './load-invitation.ts'
import { JoinForm } from './JoinForm.tsx'
import { NewAccountForm } from './NewAccountForm.tsx'

/** What a mailed invitation leads to, by who is there to answer it. */
export default function InvitationPage({
  loaded: { token, dead, invitation },
}: {
  loaded: LoadedInvitation
}) {
  const reader = useCurrentUser()
  if (!invitation) return <Dead text={dead} />
  if (reader === undefined) return <Waiting />
  const here = `/app/teamInvitation?token=${encodeURIComponent(token)}`
  if (reader === null)
    return invitation.hasAccount ? (
      <SignedOut invitation={invitation} here={here} />
    ) : (
      <NewAccountForm invitation={invitation} token={token} />
    )
  return isSameEmail(reader, invitation) ? (
    <JoinForm invitation={invitation} token={token} />
  ) : (
    <WrongAccount invitation={invitation} reader={reader} here={here} />
  )
}

/** The api decides; this only chooses what is shown. */
function isSameEmail({ email }: UserDetails, invitation: Invitation): boolean {
  const [own, invited] = [email, invitation.email].map((each) => each.trim().normalize('NFKC').toLowerCase())
  return own === invited
}

function Dead({ text }: { text: string | null }) {
  return (
    <EntryPage title="Join a team">
      <FormFailure text={text} />
      <p className="text-muted">
        {text === messages.invitationUsed
          ? 'If you have accepted it, you are in the team. If not, ask whoever invited you for a new invitation.'
          : 'Please ask whoever invited you for a new invitation.'}
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to="/app/accountSettings/subscription" className="button">
          My membership
        </Link>
        <Link to="/" className="button-plain">
          Home
        </Link>
      </p>
    </EntryPage>
  )
}

function SignedOut({ invitation, here }: { invitation: Invitation; here: string }) {
  return (
    <InvitationFrame invitation={invitation}>
      <p>Log in with this email to accept or decline.</p>
      <p className="flex flex-wrap gap-3">
        <Link
          to={logInPath(here)}
          state={{ email: invitation.email } satisfies KnownEmail}
          className="button"
        >
          Log In
        </Link>
        <Link to="/login/forgot" className="button-plain">
          Forgot your password?
        </Link>
      </p>
    </InvitationFrame>
  )
}

function WrongAccount({
  invitation,
  reader,
  here,
}: {
  invitation: Invitation
  reader: UserDetails
  here: string
}) {
  return (
    <InvitationFrame invitation={invitation}>
      <div role="alert" className="border-l-2 border-brass py-1 pl-4 [overflow-wrap:anywhere]">
        <p>{messages.wrongAccount}</p>
        <p>You are logged in as {reader.email}.</p>
      </div>
      <SignOutButton className="button" target={invitation.hasAccount ? logInPath(here) : here} />
    </InvitationFrame>
  )
}

function Waiting() {
  return (
    <EntryPage title="Join a team">
      <div className="skeleton h-40" role="status" aria-label="Loading the invitation" />
    </EntryPage>
  )
}
