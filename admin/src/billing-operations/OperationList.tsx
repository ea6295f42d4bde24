import type { ManagedOperation } from '@vitrine/contracts/billing/billed-schemas'
import { operationStates } from '@vitrine/contracts/billing/stored'
import { BooleanInput, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { BreakableText } from '../lists/BreakableText.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { moneyWords, operationKindNames, operationStateNames } from '../subscriptions/billing-words.ts'
import { RefundsDue } from './RefundsDue.tsx'

/** A phone shows these on the operation's own page. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <SearchInput key="email" source="email" placeholder="Part of the email" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={operationStates.map((id) => ({ id, name: operationStateNames[id] }))} alwaysOn resettable />,
  <BooleanInput key="isOverdue" source="isOverdue" label="Needs a decision" alwaysOn />,
]

const intro = 'What we asked the payment providers to do. The outcome of an operation is read back until it is known, never repeated; after a day it needs your decision.'

export default function OperationList() {
  return (
    <Page title="Billing operations" intro={intro}>
      <RefundsDue />
      <RowList filters={filters} filterDefaultValues={{ isOverdue: true }} sort={{ field: 'id', order: 'DESC' }} perPage={25} empty={<EmptyFace title="No operations yet" />}>
        <RowTable rowClick="show" empty={<EmptyFace title="Nothing here">Every outcome is known. Change the filter to see the others.</EmptyFace>}>
          <Col source="id" label="When">
            <InstantField source="createdDate" />
          </Col>
          <Col source="kind" label="What">
            <RowLink<ManagedOperation> to="show">{({ kind }) => operationKindNames[kind]}</RowLink>
          </Col>
          <Col source="state">
            <FunctionField<ManagedOperation> render={({ state }) => operationStateNames[state]} />
          </Col>
          <Col source="accountEmail" label="Account" disableSort sx={fromTablet}>
            <FunctionField<ManagedOperation> render={({ accountEmail }) => <BreakableText text={accountEmail ?? 'Deleted account'} />} />
          </Col>
          <Col source="amount" label="Amount" disableSort sx={fromTablet}>
            <FunctionField<ManagedOperation> render={moneyWords} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
