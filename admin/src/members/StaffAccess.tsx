import { Box, Button, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import { membersMessages } from '@vitrine/contracts/members/messages'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { type StaffRole, staffRoles } from '@vitrine/contracts/staff-roles'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useCanAccess, useGetIdentity } from 'react-admin'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { ConsoleCallFailed, reasonOf } from '../providers/console-client.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { staffRoleWords } from './member-words.ts'
import { useMemberActions } from './MemberActions.tsx'

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

const NONE = 'none'
type Choice = StaffRole | typeof NONE

interface StaffAccessDialogProps {
  open: boolean
  member: ManagedMember
  onClose: () => void
}

/** Asks what the account may do, and for the password of whoever decides it. */
function StaffAccessDialog({ open, member, onClose }: StaffAccessDialogProps) {
  const now: Choice = member.staffRole ?? NONE
  const [choice, setChoice] = useState<Choice>(now)
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [wasOpen, setWasOpen] = useState(open)
  const [openedAs, setOpenedAs] = useState(now)
  const form = useId()
  const fields = useRef<HTMLFormElement>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setChoice(now)
      setOpenedAs(now)
      setPassword('')
      setProblems({})
    }
  }
  const action = useConsoleAction({
    to: () => `change the staff access of ${member.email}`,
    // Where somebody else has changed it since it was shown here, that is told instead.
    run: (data, role: StaffRole | null) =>
      data.setStaffAccess(member.id, { role, from: member.staffRole, password }),
    done: () => 'Staff access changed. The other staff are told by email.',
    // What is refused is told in the dialog, where it can be changed.
    failed: (error) => {
      const found =
        error instanceof ConsoleCallFailed && Object.keys(error.fieldErrors).length > 0
          ? error.fieldErrors
          : { role: reasonOf(error) }
      setProblems(found)
      fields.current
        ?.querySelector<HTMLInputElement>('password' in found ? 'input[type=password]' : 'input:checked')
        ?.focus()
      return null
    },
    changes: ['members'],
  })
  const blocked =
    choice === now ? 'Choose another access first.' : password === '' ? 'Type your own password first.' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (blocked === null && !action.isPending)
      action.mutate(choice === NONE ? null : choice, { onSuccess: onClose })
  }
  const choose = (value: string) => {
    setChoice(staffRoles.find((role) => role === value) ?? NONE)
    setProblems({})
  }
  // What is under way is not changed; the fields keep the focus, so that whoever works by keyboard goes on
  // from there.
  const isSteady = action.isPending
  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Staff access of ${member.email}`}
      confirm="Change"
      pending={isSteady}
      blocked={blocked}
      form={form}
      onCancel={onClose}
    >
      <form ref={fields} id={form} onSubmit={submit} noValidate>
        <RadioGroup
          aria-label="Staff access"
          value={choice}
          onChange={(_, value) => !isSteady && choose(value)}
        >
          {staffRoles.map((role) => (
            <FormControlLabel
              key={role}
              value={role}
              control={<Radio autoFocus={role === now} />}
              label={<Words label={staffRoleWords[role].label} meaning={staffRoleWords[role].meaning} />}
              sx={{ mb: 1 }}
            />
          ))}
          <FormControlLabel
            value={NONE}
            control={<Radio autoFocus={now === NONE} />}
            label={<Words label="No staff" meaning="The console is closed to this account." />}
          />
        </RadioGroup>
        {problems['role'] && (
          <Typography color="error" role="alert" sx={{ mt: 1 }}>
            {problems['role']}
          </Typography>
        )}
        {now !== openedAs && !action.isSuccess && (
          <Typography role="status" sx={{ mt: 1 }}>
            It is changed by now: {now === NONE ? 'No staff' : staffRoleWords[now].label}.
          </Typography>
        )}
        <TextField
          label="Your own password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value)
            setProblems({})
          }}
          slotProps={{ htmlInput: { readOnly: isSteady } }}
          error={problems['password'] !== undefined}
          helperText={problems['password'] ?? ' '}
          fullWidth
          sx={{ mt: 2 }}
        />
      </form>
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
