import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { slotsTaken } from '@vitrine/contracts/teams/messages'
import { type ManagedTeam, setSlotsSchema } from '@vitrine/contracts/teams/schemas'
import { useState } from 'react'
import { WholeNumberDialog } from '../editing/WholeNumberDialog.tsx'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { amount, instant } from '../feedback/amounts.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { useConsoleAction } from '../providers/use-console-action.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

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
