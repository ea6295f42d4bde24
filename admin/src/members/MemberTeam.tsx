import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { slotsTaken } from '@vitrine/contracts/teams/messages'
import { type HandOverPreview, type ManagedTeam, setSlotsSchema } from '@vitrine/contracts/teams/schemas'
import { useState } from 'react'
import { useAnswers } from '../editing/use-answers.ts'
import { WholeNumberDialog } from '../editing/WholeNumberDialog.tsx'
import { amount, day, instant } from '../feedback/amounts.ts'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { ConsoleCallFailed, isForbidden, reasonOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'

/** The team that the account manages. Nothing for an account without one and without a plan for one. */
export function MemberTeam({ member }: { member: ManagedMember }) {
  const data = useConsoleData()
  const team = useQuery({
    queryKey: ['members', member.id, 'team'],
    queryFn: () => data.readManagedTeam(member.id),
  })
  return (
    <Loaded query={team}>
      {(managed) => (managed.hasPlan || managed.hasTeam) && <Team member={member} team={managed} />}
    </Loaded>
  )
}

function Team({ member, team }: { member: ManagedMember; team: ManagedTeam }) {
  const [asked, setAsked] = useState<'slots' | 'hand over' | null>(null)
  const close = () => setAsked(null)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">Work team</Typography>
      <Typography>{meaningOf(team)}</Typography>
      <Figures>
        <Figure label="Slots" value={amount(team.slots)} />
        <Figure
          label="Taken, the admin’s own too"
          value={amount(team.usedSlots)}
          danger={team.usedSlots > team.slots}
        />
      </Figures>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {team.hasPlan && !team.isBilled && (
          <Button variant="outlined" onClick={() => setAsked('slots')}>
            Set slots
          </Button>
        )}
        {team.hasTeam && (
          <Button variant="outlined" onClick={() => setAsked('hand over')}>
            Hand over
          </Button>
        )}
      </Box>
      <SlotsDialog open={asked === 'slots'} id={member.id} team={team} onClose={close} />
      <HandOverDialog open={asked === 'hand over'} member={member} onClose={close} />
    </Box>
  )
}

function meaningOf({ hasPlan, hasTeam, isBilled, closedDate }: ManagedTeam): string {
  if (!hasPlan)
    return closedDate
      ? `The plan of this team ended ${instant(closedDate)}. Its users are kept for 90 days.`
      : 'The plan of this team is not active at the moment.'
  if (!hasTeam) return 'Nobody has been added yet.'
  return isBilled
    ? 'A payment provider bills the slots. The member buys more on the page of the team.'
    : 'Staff gave this plan, so staff set its slots.'
}

interface SlotsDialogProps {
  open: boolean
  id: number
  team: ManagedTeam
  onClose: () => void
}

/** Sets the slots of a plan that no provider bills. */
function SlotsDialog({ open, id, team, onClose }: SlotsDialogProps) {
  const action = useConsoleAction({
    run: (data, slots: number) => data.setTeamSlots(id, slots),
    to: (slots) => `give the team ${slots} slots`,
    done: (slots) => `The team has ${slots} slots now`,
    changes: ['members'],
  })
  return (
    <WholeNumberDialog
      open={open}
      title="Set the slots of this team"
      confirm="Set slots"
      label="Slots"
      value={team.slots}
      pending={action.isPending}
      failureOf={(slots) => failureOf(slots, team)}
      onCancel={onClose}
      onConfirm={(slots) => {
        if (slots !== null) action.mutate(slots, { onSuccess: onClose })
      }}
    >
      The admin and every user take one each, and so does an invitation that waits. Nothing is charged.
    </WholeNumberDialog>
  )
}

function failureOf(slots: number | null, { usedSlots }: ManagedTeam): string | null {
  const { error, data } = setSlotsSchema.safeParse({ slots: slots ?? Number.NaN })
  if (error) return error.issues[0]?.message ?? null
  return data.slots < usedSlots ? slotsTaken(usedSlots) : null
}

const HAND_OVER = 'Hand this team over?'

/** Asks who takes the team over, says what follows from it, and only then does it. */
function HandOverDialog({
  open,
  member,
  onClose,
}: {
  open: boolean
  member: ManagedMember
  onClose: () => void
}) {
  const {
    answers: { email },
    type,
  } = useAnswers(HAND_OVER, open, { email: '' })
  const [shown, setShown] = useState<HandOverPreview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) forgetOutcome()
  }
  function forgetOutcome() {
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
      title={HAND_OVER}
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
        onChange={({ target }) => {
          type({ email: target.value })
          forgetOutcome()
        }}
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

function consequencesOf(
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
