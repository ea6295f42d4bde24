import { TextField } from '@mui/material'
import { setSlotsSchema, type ManagedTeam } from '@vitrine/contracts/teams/schemas'
import { slotsTaken } from '@vitrine/contracts/teams/messages'
import { useState } from 'react'
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'

/** Sets the slots of a plan that no provider bills. */
export function SlotsDialog({
  open,
  id,
  team,
  onClose,
}: {
  open: boolean
  id: number
  team: ManagedTeam
  onClose: () => void
}) {
  const [typed, setTyped] = useState(String(team.slots))
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTyped(String(team.slots))
  }
  const action = useConsoleAction({
    run: (data, slots: number) => data.setTeamSlots(id, slots),
    to: (slots) => `give the team ${slots} slots`,
    done: (slots) => `The team has ${slots} slots now`,
    changes: ['members'],
  })
  const failure = failureOf(typed, team)
  return (
    <ConfirmDialog
      open={open}
      title="Set the slots of this team"
      confirm="Set slots"
      pending={action.isPending}
      blocked={failure !== null || Number(typed) === team.slots}
      onCancel={onClose}
      onConfirm={() => action.mutate(Number(typed), { onSuccess: onClose })}
    >
      The admin and every user take one each, and so does an invitation that waits. Nothing is charged.
      <TextField
        label="Slots"
        type="number"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        disabled={action.isPending}
        error={failure !== null}
        helperText={failure ?? ' '}
        slotProps={{ htmlInput: { min: team.usedSlots, step: 1 } }}
        fullWidth
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}

function failureOf(typed: string, { usedSlots }: ManagedTeam): string | null {
  const { error, data } = setSlotsSchema.safeParse({
    slots: typed.trim() === '' ? Number.NaN : Number(typed),
  })
  if (error) return error.issues[0]?.message ?? null
  return data.slots < usedSlots ? slotsTaken(usedSlots) : null
}
