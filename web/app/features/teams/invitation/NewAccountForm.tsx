import { logInPath } from '@vitrine/contracts/identity/log-in-path'
import { CallFailed } from '@vitrine/contracts/client'
import { makeInvitedAccountSchema, type Invitation } from '@vitrine/contracts/teams/schemas'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { FormFailure } from '../../../shared/forms/FormFailure.tsx'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { DoneNote, EntryPage } from '../../identity/components/EntryPage.tsx'
import { NewPasswordField } from '../../identity/components/NewPasswordField.tsx'
import { PasswordField } from '../../identity/components/PasswordField.tsx'
import type { KnownEmail } from '../../identity/known-email.ts'
import { declineInvitedAccount, makeInvitedAccount } from '../queries/invitation.ts'
import { Declined, InvitationFrame } from './InvitationFrame.tsx'

/** For an invited email that nobody can log in with: a password of one's own opens its account, in the team. */
export function NewAccountForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const [isDone, setDone] = useState(false)
  const { isDeclined, isDeclining, declineFailure, decline } = useDecline(token)
  const [isTaken, setTaken] = useState(false)
  const empty = { token, newPassword: '', newPasswordConfirm: '' }
  const { field, onSubmit, pending, failure } = useContractForm({
    schema: makeInvitedAccountSchema,
    defaultValues: empty,
    keptAs: null,
    send: async (body) => {
      try {
        return await makeInvitedAccount(browserCall, body)
      } catch (error) {
        setTaken(error instanceof CallFailed && error.code === 'ALREADY_EXISTS')
        throw error
      }
    },
    saved: () => {
      setDone(true)
      return empty
    },
  })
  if (isDone) return <AccountMade email={invitation.email} />
  if (isDeclined) return <Declined text="No account is kept for this email." />
  return (
    <InvitationFrame invitation={invitation}>
      <FormFailure text={pending || isDeclining ? null : (declineFailure ?? failure)}>
        {isTaken && (
          <Link
            to={logInPath(`/app/teamInvitation?token=${encodeURIComponent(token)}`)}
            state={{ email: invitation.email } satisfies KnownEmail}
            className="text-link"
          >
            Log In
          </Link>
        )}
      </FormFailure>
      <p>Choose a password to create your account and join.</p>
      <form method="post" noValidate onSubmit={onSubmit} aria-busy={pending} className="space-y-5">
        {/* For the browser's own memory: whose password it is. */}
        <input type="text" autoComplete="username" value={invitation.email} readOnly hidden />
        <NewPasswordField name="newPassword" label="Password" state={field('newPassword')} />
        <PasswordField
          name="newPasswordConfirm"
          label="Repeat password"
          autoComplete="new-password"
          state={field('newPasswordConfirm')}
        />
        <button type="submit" className="button w-full" disabled={pending || isDeclining}>
          {pending ? 'Creating your account…' : 'Create account and join'}
        </button>
      </form>
      <p className="text-sm text-muted">
        If you do not want to join, decline: no account is kept for this email, and you can sign up by
        yourself at any time.
      </p>
      <button
        type="button"
        className="button-plain"
        disabled={pending || isDeclining}
        onClick={() => void decline()}
      >
        {isDeclining ? 'One moment…' : 'Decline'}
      </button>
    </InvitationFrame>
  )
}

function useDecline(token: string) {
  const [state, setState] = useState<'open' | 'sending' | 'declined'>('open')
  const [failure, setFailure] = useState<string | null>(null)
  const decline = async () => {
    setState('sending')
    setFailure(null)
    try {
      await declineInvitedAccount(browserCall, token)
      setState('declined')
    } catch (error) {
      setFailure(failureOf(error).text)
      setState('open')
    }
  }
  return {
    isDeclined: state === 'declined',
    isDeclining: state === 'sending',
    declineFailure: failure,
    decline,
  }
}

function AccountMade({ email }: KnownEmail) {
  return (
    <EntryPage title="You are in the team">
      <DoneNote>Your account is ready. Log in with your new password.</DoneNote>
      <p className="pt-2">
        <Link
          to={logInPath('/app/vault/myVault/list')}
          state={{ email } satisfies KnownEmail}
          className="button"
        >
          Log In
        </Link>
      </p>
    </EntryPage>
  )
}
