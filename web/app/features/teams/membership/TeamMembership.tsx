import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { failureOf } from '../../../shared/api/failure.ts'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx'
import { AccountSection } from '../../account/components/AccountSection.tsx'
import { membershipChanged } from '../../memberships/queries/own-membership.ts'
import type { ShowOutcome } from '../../memberships/subscription/outcome-notice.tsx'
import { leaveTeam, teamMembership } from '../queries/invitation.ts'

/** Whose team somebody is in, and the way out of it. */
export function TeamMembership({ tell }: { tell: ShowOutcome }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(teamMembership(browserCall))
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const leave = async () => {
    setAsking(false)
    setSending(true)
    try {
      await leaveTeam(browserCall)
      await Promise.all([
        membershipChanged(queryClient, browserCall),
        queryClient.invalidateQueries({ queryKey: teamMembership(browserCall).queryKey }),
      ])
      tell({ kind: 'done', text: 'You have left the team. Your account and your vault stay yours.' })
    } catch (error) {
      tell({ kind: 'failed', text: failureOf(error).text })
    }
    setSending(false)
  }
  if (!data?.team) return null
  return (
    <AccountSection title="Your Team">
      <p className="max-w-prose [overflow-wrap:anywhere]">
        You are in the team of {data.team.adminEmail}, whose plan covers your account. What you keep in your
        vault is yours alone.
      </p>
      <button type="button" className="button-plain" disabled={isSending} onClick={() => setAsking(true)}>
        Leave team
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Leave team"
        text="Are you sure you want to leave this team? Your account, your vault and everything in it stay yours."
        cancel="Stay"
        confirm="Leave team"
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      />
    </AccountSection>
  )
}
