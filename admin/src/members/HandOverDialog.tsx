import { Alert, TextField, Typography } from '@mui/material'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import type { HandOverPreview } from '@vitrine/contracts/teams/schemas'
import { useState } from 'react'
import { day } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { ConsoleCallFailed, isForbidden } from '../providers/console-client.ts'
import { reasonOf } from '../providers/lost-rights.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

/** Asks who takes the team over, says what follows from it, and only then does it. */
export function HandOverDialog({
  open,
  member,
  onClose,
}: {
  open: boolean
  member: ManagedMember
  onClose: () => void
}) {
  const [email, setEmail] = useState('')
  const [shown, setShown] = useState<HandOverPreview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) typed('')
  }
  function typed(value: string) {
    setEmail(value)
    setShown(null)
    setFailure(null)
  }
  /** What is refused is told in the dialog, where the email can be changed. */
  const failed = (error: unknown) => {
    const words = wordsOf(error)
    setFailure(words)
    setShown(null)
    return isForbidden(error) ? null : words
  }
  const check = useConsoleAction({
    to: () => `hand over the team of ${member.email}`,
    run: (data, wanted: string) => data.previewHandOver(member.id, wanted),
    failed,
  })
  const action = useConsoleAction({
    to: () => `hand over the team of ${member.email}`,
    run: (data, to: HandOverPreview) => data.handOverTeam(member.id, to.email),
    done: ({ email: to }) => `The team is ${to}’s now`,
    failed,
    changes: ['members'],
  })
  const isPending = check.isPending || action.isPending
  const confirm = () =>
    shown ? action.mutate(shown, { onSuccess: onClose }) : check.mutate(email.trim(), { onSuccess: setShown })
  return (
    <ConfirmDialog
      open={open}
      danger={shown !== null}
      title="Hand this team over?"
      confirm={shown ? 'Hand over' : 'Check'}
      pending={isPending}
      blocked={email.trim() === '' ? 'Type the email first.' : null}
      onCancel={onClose}
      onConfirm={confirm}
    >
      Users and invitations stay in the team. Another account manages it, and its plan pays for it, from then
      on.
      <TextField
        label="Email of the new admin"
        type="email"
        value={email}
        onChange={({ target }) => typed(target.value)}
        disabled={isPending}
        error={failure !== null}
        helperText={failure ?? ' '}
        autoComplete="off"
        fullWidth
        sx={{ mt: 2 }}
      />
      {shown && <Consequences member={member} shown={shown} />}
    </ConfirmDialog>
  )
}

function Consequences({ member, shown }: { member: ManagedMember; shown: HandOverPreview }) {
  return (
    <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {consequencesOf(member, shown).map((sentence) => (
        <Typography key={sentence} variant="body2" sx={{ '& + &': { mt: 1 } }}>
          {sentence}
        </Typography>
      ))}
    </Alert>
  )
}

export function consequencesOf(
  member: Pick<ManagedMember, 'email'>,
  { displayName, email, slots, usedSlots, plan, formerPlan, formerEndsDate }: HandOverPreview,
): string[] {
  return [
    `${displayName} (${email}) manages the team from then on; ${usedSlots} of ${slots} slots are taken.`,
    plan === 'own'
      ? 'The team is paid for by the plan that this account has of its own.'
      : 'The plan that staff gave moves along; nothing is charged.',
    former(member.email, formerPlan, formerEndsDate),
    `${member.email} is not in the team any more, unless they are invited.`,
  ]
}

function former(email: string, plan: HandOverPreview['formerPlan'], endsDate: string | null): string {
  if (plan === 'moves') return `${email} has a free account then.`
  if (plan === 'ends') return `The plan that staff gave ${email} ends at once.`
  if (plan === 'stays') return `What ${email} has of a membership stays as it is.`
  return `The plan of ${email} is not renewed any more${endsDate === null ? '' : `, and stays open until ${day(endsDate)}`}. They are told by email.`
}

function wordsOf(error: unknown): string {
  return (error instanceof ConsoleCallFailed && Object.values(error.fieldErrors)[0]) || reasonOf(error)
}
