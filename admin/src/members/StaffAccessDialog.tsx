import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { staffRoles, type StaffRole } from '@vitrine/contracts/staff-roles'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { ConsoleCallFailed, messageOf } from '../providers/console-client.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { staffRoleWords } from './member-words.ts'

const NONE = 'none'
type Choice = StaffRole | typeof NONE

/** Asks what the account may do, and for the password of whoever decides it. */
export function StaffAccessDialog({ open, member, onClose }: { open: boolean; member: ManagedMember; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>(member.staffRole ?? NONE)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setChoice(member.staffRole ?? NONE)
      setPassword('')
      setProblems({})
    }
  }
  const action = useConsoleAction({
    run: (data, role: StaffRole | null) => data.setStaffAccess(member.id, { role, password }),
    done: () => 'Staff access changed. The other staff are told by email.',
    // What is refused is told in the dialog, where it can be changed.
    failed: (error) => {
      setProblems(error instanceof ConsoleCallFailed && Object.keys(error.fieldErrors).length > 0 ? error.fieldErrors : { role: messageOf(error) })
      return messageOf(error)
    },
    changes: ['members'],
  })
  const isChanged = choice !== (member.staffRole ?? NONE)
  return (
    <ConfirmDialog open={open} danger title={`Staff access of ${member.email}`} confirm="Change" pending={action.isPending} blocked={!isChanged || password === ''} onCancel={onClose} onConfirm={() => action.mutate(choice === NONE ? null : choice, { onSuccess: onClose })}>
      <RadioGroup aria-label="Staff access" value={choice} onChange={(_, value) => setChoice(staffRoles.find((role) => role === value) ?? NONE)}>
        {staffRoles.map((role) => (
          <FormControlLabel key={role} value={role} control={<Radio />} disabled={action.isPending} label={<Words label={staffRoleWords[role].label} meaning={staffRoleWords[role].meaning} />} sx={{ mb: 1 }} />
        ))}
        <FormControlLabel value={NONE} control={<Radio />} disabled={action.isPending} label={<Words label="No staff" meaning="The console is closed to this account." />} />
      </RadioGroup>
      {problems['role'] && (
        <Typography color="error" role="alert" sx={{ mt: 1 }}>
          {problems['role']}
        </Typography>
      )}
      <TextField label="Your own password" type="password" autoComplete="current-password" value={password} onChange={({ target }) => setPassword(target.value)} disabled={action.isPending} error={problems['password'] !== undefined} helperText={problems['password'] ?? ' '} fullWidth sx={{ mt: 2 }} />
    </ConfirmDialog>
  )
}

function Words({ label, meaning }: { label: string; meaning: string }) {
  return (
    <>
      {label}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {meaning}
      </Typography>
    </>
  )
}
