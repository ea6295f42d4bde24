import { Box, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ManagedMember } from '@vitrine/contracts/members/schemas'
import type { MemberRecords as Records } from '@vitrine/contracts/members/support-schemas'
import { Toolbar, useRecordContext } from 'react-admin'
import { RecordForm } from '../editing/RecordForm.tsx'
import { EditScreen } from '../editing/RecordScreen.tsx'
import { SaveWithReason } from '../editing/CheckedForm.tsx'
import { useRecordEdit } from '../editing/use-record-edit.ts'
import { Figure, Figures } from '../feedback/Figure.tsx'
import { amount } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { MemberAudit } from './MemberAudit.tsx'
import { MemberFields, validateMember } from './MemberFields.tsx'
import { MemberMails } from './MemberMails.tsx'
import { MemberSection } from './MemberSection.tsx'
import { MemberSessions } from './MemberSessions.tsx'
import { MemberState } from './MemberState.tsx'
import { MemberStorage } from './MemberStorage.tsx'
import { MemberTeam } from './MemberTeam.tsx'
import { StaffAccess } from './StaffAccess.tsx'

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
