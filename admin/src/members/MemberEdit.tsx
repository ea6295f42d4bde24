import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import type { MemberRecords as Records } from '@vitrine/contracts/members/support-schemas'
import { useState } from 'react'
import { Toolbar, useRecordContext } from 'react-admin'
import { AuditSubject } from '../audit/AuditParties.tsx'
import { actionInWords, detailsInWords, isOfAccount, partInWords } from '../audit/entry-words.ts'
import { RecordForm } from '../editing/RecordForm.tsx'
import { EditScreen } from '../editing/RecordScreen.tsx'
import { SaveWithReason } from '../editing/CheckedForm.tsx'
import { useRecordEdit } from '../editing/use-record-edit.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { amount, instant } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { MemberActions } from './MemberActions.tsx'
import { MemberFields, validateMember } from './MemberFields.tsx'
import { MemberMails } from './MemberMails.tsx'
import { MemberSection } from './MemberSection.tsx'
import { MemberSessions } from './MemberSessions.tsx'
import { MemberStorage } from './MemberStorage.tsx'
import { MemberTeam } from './MemberTeam.tsx'
import { StaffAccess } from './StaffAccess.tsx'
import { StatusChip } from './StatusChip.tsx'
import { lookupsFigure, rolesInWords, statusWords, tierWords } from './member-words.ts'

const labels: Record<keyof Records, string> = {
  vaultItems: 'Vault items',
  deletedVaultItems: 'Deleted vault items',
  photos: 'Photos',
  collections: 'Collections',
  publicCollections: 'Public collections',
  tags: 'Tags',
  favorites: 'Favorites',
  savedSearches: 'Saved searches',
  teamUsers: 'Team users',
}

const isKind = (name: string): name is keyof Records => name in labels

const kinds = Object.keys(labels).filter(isKind)

export default function MemberEdit() {
  return (
    <EditScreen what="member" redirect={false}>
      <Member />
    </EditScreen>
  )
}

function Member() {
  const member = useRecordContext<ManagedMember>()
  const edit = useRecordEdit<ManagedMember>(
    'Member saved. The change applies from the next request of the member.',
  )
  if (!member) return null
  return (
    <Page title={member.displayName} intro={member.email}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <RecordForm edit={edit} what="member" validate={validateMember}>
          <Stack sx={{ alignItems: 'flex-start' }}>
            <MemberFields />
          </Stack>
          <OnlySave />
        </RecordForm>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <MemberState member={member} />
          <StaffAccess member={member} />
          <MemberSessions id={member.id} email={member.email} />
          <MemberRecords id={member.id} />
          <MemberStorage member={member} />
          <MemberMails id={member.id} />
          <MemberTeam member={member} />
          <MemberAudit id={member.id} />
        </Box>
      </Box>
    </Page>
  )
}

function OnlySave() {
  return (
    // On a phone it stays at the bottom of the screen, above the form.
    <Toolbar
      sx={{
        '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
          bgcolor: 'background.default',
          px: { xs: 2, sm: 0 },
        },
      }}
    >
      <SaveWithReason />
    </Toolbar>
  )
}

/** How the account stands at this moment, and what can be done about it. */
function MemberState({ member }: { member: ManagedMember }) {
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

const PAGE = 10

/** What the account did, what was done to it and what was tried with its email, newest first. */
function MemberAudit({ id }: { id: number }) {
  const data = useConsoleData()
  const [shown, setShown] = useState(PAGE)
  // One more than is shown tells whether there is more.
  const log = useQuery({
    queryKey: ['members', id, 'audit', shown],
    queryFn: () => data.listMemberAudit(id, shown + 1),
    placeholderData: (known) => known,
  })
  return (
    <MemberSection title="Audit log" query={log} height={160}>
      {(entries) => (
        <>
          {entries.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No entries yet.</Typography>}
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.slice(0, shown).map((entry) => (
              <Box component="li" key={entry.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography title={entry.action}>
                  {actionInWords(entry.action)}
                  {!isOfAccount(entry.subject, id) && (
                    <>
                      {': '}
                      <AuditSubject entry={entry} />
                    </>
                  )}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[`${instant(entry.at)}, ${partInWords(entry, id)}`, ...detailsInWords(entry.details)].join(
                    '; ',
                  )}
                </Typography>
              </Box>
            ))}
          </Box>
          {entries.length > shown && <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>}
        </>
      )}
    </MemberSection>
  )
}

/** How much the account holds, of each kind; nothing of what is in it. */
function MemberRecords({ id }: { id: number }) {
  const data = useConsoleData()
  const records = useQuery({
    queryKey: ['members', id, 'records'],
    queryFn: () => data.readMemberRecords(id),
  })
  return (
    <MemberSection title="Records" query={records}>
      {(held) => (
        <Figures>
          {kinds.map((kind) => (
            <Figure key={kind} label={labels[kind]} value={amount(held[kind])} />
          ))}
        </Figures>
      )}
    </MemberSection>
  )
}
