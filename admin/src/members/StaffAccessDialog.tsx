import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { staffRoles, type StaffRole } from '@vitrine/contracts/staff-roles'
import { useId, useRef, useState, type FormEvent } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { ConsoleCallFailed } from '../providers/console-client.ts'
import { reasonOf } from '../providers/lost-rights.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { staffRoleWords } from './member-words.ts'

const NONE = 'none'
type Choice = StaffRole | typeof NONE

/** Asks what the account may do, and for the password of whoever decides it. */
export function StaffAccessDialog({
  open,
  member,
  onClose,
}: {
  open: boolean
  member: ManagedMember
  onClose: () => void
}) {
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
