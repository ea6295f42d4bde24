import { Box, Button } from '@mui/material'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useMemberActions } from './use-member-actions.ts'

const questions = {
  suspendMember: { title: 'Suspend this account?', confirm: 'Suspend', text: 'The member can still sign in and see their own data, but nothing else that needs a membership. A banner tells them so.' },
  endMemberSessions: { title: 'Sign this account out everywhere?', confirm: 'Sign out', text: 'The member must log in again on every device.' },
} as const

export function MemberActions({ member }: { member: ManagedMember }) {
  const { run, isPending } = useMemberActions(member.id)
  const { identity } = useGetIdentity()
  /** Nobody suspends themselves. */
  const isAnothers = identity !== undefined && identity.id !== member.email
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const question = asked && questions[asked]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {member.suspendedAt && (
        <Button variant="outlined" disabled={isPending} onClick={() => run('liftSuspension')}>
          Lift suspension
        </Button>
      )}
      {!member.suspendedAt && isAnothers && (
        <Button color="error" variant="outlined" disabled={isPending} onClick={() => setAsked('suspendMember')}>
          Suspend
        </Button>
      )}
      <Button variant="outlined" disabled={isPending || !member.lockedUntil} onClick={() => run('unlockMember')}>
        Unlock
      </Button>
      <Button variant="outlined" disabled={isPending || member.openSessions === 0} onClick={() => setAsked('endMemberSessions')}>
        Sign out everywhere
      </Button>
      {question && (
        <ConfirmDialog
          open
          danger
          title={question.title}
          confirm={question.confirm}
          pending={isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            run(asked)
            setAsked(null)
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Box>
  )
}
