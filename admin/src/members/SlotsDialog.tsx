import { setSlotsSchema, type ManagedTeam } from '@vitrine/contracts/teams/schemas'
import { slotsTaken } from '@vitrine/contracts/teams/messages'
import { numberRead, readWholeNumber } from '@vitrine/contracts/typed-numbers'
import { useState } from 'react'
import { WholeNumberField } from '../editing/NumberInputs.tsx'
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
      blocked={failure !== null || slotsOf(typed) === team.slots}
      onCancel={onClose}
      onConfirm={() => action.mutate(slotsOf(typed), { onSuccess: onClose })}
    >
      The admin and every user take one each, and so does an invitation that waits. Nothing is charged.
      <WholeNumberField
        label="Slots"
        value={typed}
        onText={setTyped}
        disabled={action.isPending}
        error={failure !== null}
        helperText={failure ?? ' '}
        fullWidth
        sx={{ mt: 2 }}
      />
    </ConfirmDialog>
  )
}

function failureOf(typed: string, { usedSlots }: ManagedTeam): string | null {
  const { error, data } = setSlotsSchema.safeParse({ slots: slotsOf(typed) })
  if (error) return error.issues[0]?.message ?? null
  return data.slots < usedSlots ? slotsTaken(usedSlots) : null
}

function slotsOf(typed: string): number {
  return numberRead(readWholeNumber(typed)) ?? Number.NaN
}
