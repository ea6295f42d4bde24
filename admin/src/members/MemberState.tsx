import { Alert, Box, Typography } from '@mui/material'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import { amount, instant } from '../feedback/amounts.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { MemberActions } from './MemberActions.tsx'
import { lookupsFigure, rolesInWords, statusWords, tierWords } from './member-words.ts'
import { StatusChip } from './StatusChip.tsx'

/** How the account stands at this moment, and what can be done about it. */
export function MemberState({ member }: { member: ManagedMember }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2">Current status</Typography>
        <StatusChip status={member.subscriptionStatus} />
      </Box>
      <Typography>{statusWords[member.subscriptionStatus].meaning}</Typography>
      {member.suspendedAt && <Suspension member={member} since={member.suspendedAt} />}
      {member.lockedUntil && (
        <Alert severity="warning" variant="outlined">
          Locked after failed log-ins until {instant(member.lockedUntil)}.
        </Alert>
      )}
      <Figures>
        <Figure label="Membership now" value={tierWords[member.tier]} />
        <Figure {...lookupsFigure(member)} />
        <Figure label="Open sessions" value={amount(member.openSessions)} />
      </Figures>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {member.lastSeenAt ? `Last seen ${instant(member.lastSeenAt)}. ` : 'Never logged in. '}
        {member.waitsForInvitation &&
          'The admin of a team has added it: nobody can log in to it before the mailed invitation is opened. '}
        {!member.emailVerified &&
          !member.waitsForInvitation &&
          'Its email is unconfirmed: the mailed link was not opened. '}
        Account since {instant(member.createdAt)}. Roles: {rolesInWords(member.roles)}.
      </Typography>
      <MemberActions member={member} />
    </Box>
  )
}

function Suspension({
  member: { suspendedUntil, suspensionReason },
  since,
}: {
  member: ManagedMember
  since: string
}) {
  return (
    <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      Suspended since {instant(since)},{' '}
      {suspendedUntil ? `until ${instant(suspendedUntil)}` : 'until somebody lifts it'}. The membership
      continues, and applies again after that.
      {suspensionReason && <Box sx={{ mt: 0.5 }}>Reason: {suspensionReason}</Box>}
    </Alert>
  )
}
