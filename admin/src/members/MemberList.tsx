import { Typography } from '@mui/material'
import type { MemberRow } from '@vitrine/contracts/members/schemas'
import { BooleanInput, FunctionField } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { EmailInput } from '../lists/EmailInput.tsx'
import { RowLink, Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { StatusChip } from './StatusChip.tsx'
import { staffRoleWords, tierWords } from './member-words.ts'

const filters = [
  <EmailInput key="text" source="text" label="Part of an email or name" suggestions="holding" alwaysOn />,
  <EmailInput key="emailStartsWith" source="emailStartsWith" label="Email starts with" />,
  <BooleanInput key="emailVerified" source="emailVerified" label="Confirmed email" />,
  <BooleanInput key="isSuspended" source="isSuspended" label="Suspended" />,
  <BooleanInput key="isStaff" source="isStaff" label="Staff" />,
]

const nobodyFound = <EmptyFace title="No members found">Try fewer letters of the email or name.</EmptyFace>

export default function MemberList() {
  return (
    <Page title="Members" intro="All accounts with their membership, their status and their history.">
      <RowList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} empty={false}>
        <RowTable rowClick="edit" empty={nobodyFound}>
          <Col source="email">
            <RowLink<MemberRow>>{({ email }) => email}</RowLink>
            <FunctionField<MemberRow>
              render={({ emailVerified, waitsForInvitation }) =>
                !emailVerified && <Unconfirmed waitsForInvitation={waitsForInvitation} />
              }
            />
          </Col>
          <Col source="displayName" label="Name" sx={fromTablet} />
          <Col label="Membership" sx={{ ...fromTablet, whiteSpace: 'nowrap' }}>
            <FunctionField<MemberRow>
              render={({ tier, staffRole }) =>
                staffRole
                  ? `${tierWords[tier]}, staff (${staffRoleWords[staffRole].label.toLowerCase()})`
                  : tierWords[tier]
              }
            />
          </Col>
          <Col label="Subscription">
            <FunctionField<MemberRow>
              render={({ subscriptionStatus }) => <StatusChip status={subscriptionStatus} />}
            />
          </Col>
          <Col source="createdAt" label="Since" sx={{ ...fromTablet, whiteSpace: 'nowrap' }}>
            <InstantField source="createdAt" dayOnly />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

/**
 * Beside an email whose mailed link nobody has opened; the account that the admin of a team has made has
 * words of its own.
 */
function Unconfirmed({ waitsForInvitation }: { waitsForInvitation: boolean }) {
  return (
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {waitsForInvitation ? 'Invited to a team' : 'Unconfirmed'}
    </Typography>
  )
}
