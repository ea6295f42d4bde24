import { Box, Button } from '@mui/material'
import { REASON_MAX, type ManagedMember } from '@vitrine/contracts/members/schemas'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { ReasonDialog } from '../feedback/ReasonDialog.tsx'
import { useMemberActions } from './use-member-actions.ts'

export function MemberActions({ member }: { member: ManagedMember }) {
  const { run, suspend, isPending } = useMemberActions(member.id)
  const { identity } = useGetIdentity()
  /** Nobody suspends themselves. */
  const isAnothers = identity !== undefined && identity.id !== member.email
  const [asked, setAsked] = useState<'suspend' | 'sign out' | null>(null)
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
      <Button variant="outlined" disabled={isPending || !member.lockedUntil} onClick={() => run('unlockMember')}>
        Unlock
      </Button>
      <Button variant="outlined" disabled={isPending || member.openSessions === 0} onClick={() => setAsked('sign out')}>
        Sign out everywhere
      </Button>
      <ReasonDialog open={asked === 'suspend'} danger title="Suspend this account?" confirm="Suspend" label="Reason, for other staff" maxLength={REASON_MAX} pending={isPending} onCancel={() => setAsked(null)} onConfirm={(reason) => suspend(reason, settled)}>
        The member can still sign in and see their own data, but nothing else that needs a membership. A banner tells them so.
      </ReasonDialog>
      <ConfirmDialog open={asked === 'sign out'} danger title="Sign this account out everywhere?" confirm="Sign out" pending={isPending} onCancel={() => setAsked(null)} onConfirm={() => run('endMemberSessions', settled)}>
        The member must log in again on every device.
      </ConfirmDialog>
    </Box>
  )
}
