import { useQuery, useQueryClient } from '@tanstack/react-query'
import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { teamMessages as messages } from '@vitrine/contracts/teams/messages'
import type { Invitation } from '@vitrine/contracts/teams/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { DoneNote, EntryPage } from '../../identity/components/EntryPage.tsx'
import { SignOutButton } from '../../identity/components/SignOutButton.tsx'
import type { KnownEmail } from '../../identity/known-email.ts'
import { useCurrentUser } from '../../identity/queries.ts'
import { membership, membershipChanged } from '../../memberships/queries/own-membership.ts'
import { confirmInvitation, declineInvitation } from '../queries/invitation.ts'
import { Declined, InvitationFrame } from './InvitationFrame.tsx'
import type { LoadedInvitation } from './load-invitation.ts'
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

type Answer = 'accepted' | 'declined'

/** For whoever is signed in with the invited email: accept or decline. */
function JoinForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const queryClient = useQueryClient()
  const own = useQuery(membership(browserCall, { currency: null, enablePGL: false }))
  const [cancelsOwn, setCancelsOwn] = useState(true)
  const [sending, setSending] = useState<Answer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const send = async (wanted: Answer) => {
    setSending(wanted)
    setFailure(null)
    try {
      if (wanted === 'accepted') await confirmInvitation(browserCall, token, cancelsOwn)
      else await declineInvitation(browserCall, token)
      await membershipChanged(queryClient, browserCall)
      setAnswer(wanted)
    } catch (error) {
      setFailure(failureOf(error).text)
    }
    setSending(null)
  }
  if (answer) return <Answered answer={answer} />
  return (
    <InvitationFrame invitation={invitation}>
      <FormFailure text={failure} />
      {own.data?.mayCancel && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={cancelsOwn}
            disabled={sending !== null}
            onChange={({ target }) => setCancelsOwn(target.checked)}
          />
          Cancel my own membership at the end of its paid time
        </label>
      )}
      <p className="flex flex-wrap gap-3">
        {/* Whether there is a membership of one's own to decide about is known first. */}
        <button
          type="button"
          className="button"
          disabled={sending !== null || own.isPending}
          onClick={() => void send('accepted')}
        >
          {sending === 'accepted' ? 'One moment…' : 'Accept'}
        </button>
        <button
          type="button"
          className="button-plain"
          disabled={sending !== null}
          onClick={() => void send('declined')}
        >
          {sending === 'declined' ? 'One moment…' : 'Decline'}
        </button>
      </p>
    </InvitationFrame>
  )
}

function Answered({ answer }: { answer: Answer }) {
  return answer === 'accepted' ? (
    <EntryPage title="You are in the team">
      <DoneNote>Everything is open to you now.</DoneNote>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link to="/app/vault/myVault/list" className="button">
          Open my vault
        </Link>
        <Link to="/app/accountSettings/subscription" className="button-plain">
          My membership
        </Link>
      </p>
    </EntryPage>
  ) : (
    <Declined text="Nothing of your account has changed." />
  )
}
