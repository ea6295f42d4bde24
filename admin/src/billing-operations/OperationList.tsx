import { Box, Button } from '@mui/material'
import type { ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import { operationStates } from '@vitrine/contracts/billing/stored'
import { BooleanInput, FunctionField, SearchInput, SelectInput, useListContext } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { BreakableText } from '../lists/BreakableText.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { moneyWords, operationKindNames, operationStateNames } from '../subscriptions/billing-words.ts'
import { RefundsDue } from './RefundsDue.tsx'

/** Where there is no room for these columns, what they say stands below what it is about. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }
const belowIt = { display: { xs: 'block', md: 'none' }, color: 'text.secondary' }

const filters = [
  <SearchInput key="email" source="email" placeholder="Part of the email" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={operationStates.map((id) => ({ id, name: operationStateNames[id] }))}
    alwaysOn
    resettable
  />,
  <BooleanInput key="isOverdue" source="isOverdue" label="Needs a decision" alwaysOn />,
]

const intro =
  'What we asked the payment providers to do. If we do not know the outcome, we ask the provider again for a day; the operation itself is never repeated. After that it needs your decision.'

export default function OperationList() {
  return (
    <Page title="Billing operations" intro={intro}>
      <RefundsDue />
      <RowList
        filters={filters}
        filterDefaultValues={{ isOverdue: true }}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No operations yet" />}
      >
        <RowTable rowClick="show" empty={<NothingFound />}>
          <Col source="id" label="When">
            <InstantField source="createdDate" />
          </Col>
          <Col source="kind" label="What">
            <RowLink<ManagedOperation> to="show">{({ kind }) => operationKindNames[kind]}</RowLink>
            <FunctionField<ManagedOperation>
              render={({ accountEmail, ...money }) => (
                <Box component="span" sx={belowIt}>
                  {moneyWords(money)} <BreakableText text={accountEmail ?? 'Deleted account'} />
                </Box>
              )}
            />
          </Col>
          <Col source="state">
            <FunctionField<ManagedOperation> render={({ state }) => operationStateNames[state]} />
          </Col>
          <Col source="accountEmail" label="Account" disableSort sx={fromTablet}>
            <FunctionField<ManagedOperation>
              render={({ accountEmail }) => <BreakableText text={accountEmail ?? 'Deleted account'} />}
            />
          </Col>
          <Col source="amount" label="Amount" disableSort sx={fromTablet}>
            <FunctionField<ManagedOperation> render={moneyWords} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

/**
 * Nothing to decide does not mean that every outcome is known: for the first day the provider is asked
 * without anybody.
 */
function NothingFound() {
  const { filterValues, setFilters } = useListContext()
  if (filterValues['isOverdue'] !== true)
    return <EmptyFace title="No operations found">Try fewer filters.</EmptyFace>
  return (
    <EmptyFace title="Nothing needs your decision">
      We ask for unknown outcomes again automatically, for a day.
      <br />
      <Button onClick={() => setFilters({ state: 'unknown' })}>Show what is unknown</Button>
    </EmptyFace>
  )
}
