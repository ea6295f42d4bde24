import { setSlotsSchema, type ManagedTeam } from '@vitrine/contracts/teams/schemas'
import { slotsTaken } from '@vitrine/contracts/teams/messages'
import { WholeNumberDialog } from '../editing/WholeNumberDialog.tsx'
import { useConsoleAction } from '../providers/use-console-action.ts'

interface SlotsDialogProps {
  open: boolean
  id: number
  team: ManagedTeam
  onClose: () => void
}

/** Sets the slots of a plan that no provider bills. */
export function SlotsDialog({ open, id, team, onClose }: SlotsDialogProps) {
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
