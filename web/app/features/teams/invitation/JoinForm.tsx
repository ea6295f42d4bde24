import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Invitation } from '@vitrine/contracts/teams/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { DoneNote } from '../../identity/components/DoneNote.tsx'
import { EntryPage } from '../../identity/components/EntryPage.tsx'
import { membership, membershipChanged } from '../../memberships/queries/own-membership.ts'
import { confirmInvitation, declineInvitation } from '../queries/invitation.ts'
import { InvitationFrame } from './InvitationFrame.tsx'

type Answer = 'accepted' | 'declined'

/** For whoever is signed in with the invited email: accept or decline. */
export function JoinForm({ invitation, token }: { invitation: Invitation; token: string }) {
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
    <EntryPage title="You have declined">
      <DoneNote>Nothing of your account has changed.</DoneNote>
      <p className="pt-2">
        <Link to="/" className="button">
          Home
        </Link>
      </p>
    </EntryPage>
  )
}
