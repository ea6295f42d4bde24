import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { type ManagedMember, REASON_MAX } from '@vitrine/contracts/members/schemas'
import { useId, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { useAnswers } from '../editing/use-answers.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { ReasonDialog } from '../feedback/ReasonDialog.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'

export function MemberActions({ member }: { member: ManagedMember }) {
  const { run, suspend, isPending } = useMemberActions(member)
  const { identity } = useGetIdentity()
  /** Nobody suspends themselves. */
  const isAnothers = identity !== undefined && identity.id !== member.email
  const [asked, setAsked] = useState<'suspend' | 'sign out' | 'reset' | 'trial' | null>(null)
  const reasonId = useId()
  /** Why buttons are disabled. */
  const reason = [
    !member.lockedUntil && 'The account is not locked.',
    member.openSessions === 0 && 'No session is open.',
  ]
    .filter(Boolean)
    .join(' ')
  const settled = { onSettled: () => setAsked(null) }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {member.suspendedAt && (
        <Button variant="outlined" disabled={isPending} onClick={() => run('liftSuspension')}>
          Lift suspension
        </Button>
      )}
      {!member.suspendedAt && isAnothers && (
        <Button color="error" variant="outlined" disabled={isPending} onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      {!member.emailVerified && (
        <Button variant="outlined" disabled={isPending} onClick={() => run('resendConfirmation')}>
          Resend confirmation
        </Button>
      )}
      <Button variant="outlined" disabled={isPending} onClick={() => setAsked('reset')}>
        Send password reset
      </Button>
      <Button
        variant="outlined"
        disabled={isPending || !member.lockedUntil}
        {...(!member.lockedUntil && { 'aria-describedby': reasonId })}
        onClick={() => run('unlockMember')}
      >
        Unlock
      </Button>
      <Button variant="outlined" disabled={isPending} onClick={() => setAsked('trial')}>
        Allow a trial
      </Button>
      <Button
        variant="outlined"
        disabled={isPending || member.openSessions === 0}
        {...(member.openSessions === 0 && { 'aria-describedby': reasonId })}
        onClick={() => setAsked('sign out')}
      >
        Sign out everywhere
      </Button>
      {reason !== '' && (
        <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          {reason}
        </Typography>
      )}
      <SuspendDialog
        open={asked === 'suspend'}
        pending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={(suspension) => suspend(suspension, { onSuccess: () => setAsked(null) })}
      />
      <ConfirmDialog
        open={asked === 'sign out'}
        danger
        title="Sign this account out everywhere?"
        confirm="Sign out"
        pending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => run('endMemberSessions', settled)}
      >
        The member must log in again on every device.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'trial'}
        title="Allow one more free trial?"
        confirm="Allow"
        pending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => run('allowTrial', settled)}
      >
        {member.email} may begin one trial, even if the account, its payment method or its network has used
        trials before.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'reset'}
        title="Send a password reset?"
        confirm="Send"
        pending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => run('sendPasswordReset', settled)}
      >
        {member.email} gets a link that sets a new password and works for one hour. Until then the present
        password goes on.
      </ConfirmDialog>
    </Box>
  )
}

/** Days that a suspension lasts; 0 until somebody lifts it. */
const lengths = [
  { days: 0, label: 'Until somebody lifts it' },
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
] as const

const DAY = 86_400_000

interface SuspendDialogProps {
  open: boolean
  pending: boolean
  onCancel: () => void
  onConfirm: (suspension: { reason: string; until: string | null }) => void
}

/** Asks why and for how long. */
function SuspendDialog({ open, pending, onCancel, onConfirm }: SuspendDialogProps) {
  const { answers, type } = useAnswers('For how long', open, { days: '0' })
  const days = Number(answers.days)
  const until = () => (days === 0 ? null : new Date(Date.now() + days * DAY).toISOString())
  return (
    <ReasonDialog
      open={open}
      danger
      title="Suspend this account?"
      confirm="Suspend"
      label="Reason, for other staff"
      maxLength={REASON_MAX}
      pending={pending}
      onCancel={onCancel}
      onConfirm={(reason) => onConfirm({ reason, until: until() })}
    >
      The member can still log in and see their own data, but nothing else that needs a membership. A banner
      tells them so.
      <TextField
        select
        label="For how long"
        value={days}
        onChange={({ target }) => type({ days: String(target.value) })}
        disabled={pending}
        fullWidth
        sx={{ mt: 2 }}
      >
        {lengths.map(({ days: value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  )
}

const done = {
  liftSuspension: 'Suspension lifted',
  unlockMember: 'Unlocked',
  allowTrial: 'One more trial allowed',
  endMemberSessions: 'Signed out everywhere',
  resendConfirmation: 'Confirmation sent',
  sendPasswordReset: 'Password reset sent',
  removeSecondFactor: 'Second factor removed',
} as const
type MemberAction = keyof typeof done

const sentences: Record<MemberAction, (email: string) => string> = {
  liftSuspension: (email) => `lift the suspension of ${email}`,
  unlockMember: (email) => `unlock ${email}`,
  allowTrial: (email) => `allow ${email} one more trial`,
  endMemberSessions: (email) => `sign ${email} out everywhere`,
  resendConfirmation: (email) => `resend the confirmation to ${email}`,
  sendPasswordReset: (email) => `send a password reset to ${email}`,
  removeSecondFactor: (email) => `remove the second factor of ${email}`,
}

const changes = ['members']

/** What staff do with one account; its page and its log show it at once. */
export function useMemberActions({ id, email }: Pick<ManagedMember, 'id' | 'email'>) {
  const action = useConsoleAction({
    run: (data, name: MemberAction) => data[name](id),
    to: (name) => sentences[name](email),
    done: (name) => done[name],
    changes,
  })
  const suspension = useConsoleAction({
    to: () => `suspend ${email}`,
    run: (data, suspension: { reason: string; until: string | null }) => data.suspendMember(id, suspension),
    done: () => 'Suspended',
    changes,
  })
  return {
    run: action.mutate,
    suspend: suspension.mutate,
    isPending: action.isPending || suspension.isPending,
  }
}
