import { Box, Button, Typography } from '@mui/material'
import { membersMessages } from '@vitrine/contracts/members/messages'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { useState } from 'react'
import { useCanAccess, useGetIdentity } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { staffRoleWords } from './member-words.ts'
import { StaffAccessDialog } from './StaffAccessDialog.tsx'
import { useMemberActions } from './use-member-actions.ts'

/** Who is staff and what they may do: administrators alone decide it. */
export function StaffAccess({ member }: { member: ManagedMember }) {
  const { canAccess = false } = useCanAccess({ resource: 'staff', action: 'edit' })
  const { identity } = useGetIdentity()
  const { run, isPending } = useMemberActions(member)
  const [asked, setAsked] = useState<'access' | 'factor' | null>(null)
  if (!member.isStaff && !canAccess) return null
  const isOwn = identity?.id === member.email
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        Staff access
      </Typography>
      <Typography>
        {member.staffRole ? staffRoleWords[member.staffRole].meaning : 'This account is not staff.'}
      </Typography>
      {member.isStaff && (
        <Typography sx={{ color: 'text.secondary' }}>
          {member.hasSecondFactor ? 'Has a second factor.' : 'Has no second factor.'}
        </Typography>
      )}
      {canAccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {isOwn ? (
            <Typography sx={{ color: 'text.secondary' }}>{membersMessages.ownStaffRole}</Typography>
          ) : (
            <Button variant="outlined" disabled={isPending} onClick={() => setAsked('access')}>
              {member.isStaff ? 'Change staff access' : 'Make staff'}
            </Button>
          )}
          {member.hasSecondFactor && !isOwn && (
            <Button color="error" variant="outlined" disabled={isPending} onClick={() => setAsked('factor')}>
              Remove second factor
            </Button>
          )}
        </Box>
      )}
      <StaffAccessDialog open={asked === 'access'} member={member} onClose={() => setAsked(null)} />
      <ConfirmDialog
        open={asked === 'factor'}
        danger
        title="Remove this second factor?"
        confirm="Remove"
        pending={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => run('removeSecondFactor', { onSettled: () => setAsked(null) })}
      >
        Do this only if you are sure who asks for it: the password alone opens the account then. Its owner is
        told by email.
      </ConfirmDialog>
    </Box>
  )
}
