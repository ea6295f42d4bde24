import type { BilledSubscription } from '@vitrine/contracts/billing/billed-schemas'
import { soldProducts } from '@vitrine/contracts/billing/products'
import { billingProviders } from '@vitrine/contracts/identity/billing'
import { billedStates } from '@vitrine/contracts/billing/stored'
import { FunctionField, SearchInput, SelectInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { day } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { RowLink, Col, RowTable } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { providerNames, stateNames } from './billing-words.ts'

/** A phone shows these on the subscription's own page. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <SearchInput key="email" source="email" placeholder="Part of the email" alwaysOn />,
  <SelectInput
    key="product"
    source="product"
    choices={soldProducts.map((id) => ({ id, name: id }))}
    alwaysOn
    resettable
  />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    choices={billedStates.map((id) => ({ id, name: stateNames[id] }))}
    alwaysOn
    resettable
  />,
  <SelectInput
    key="provider"
    source="provider"
    choices={billingProviders.map((id) => ({ id, name: providerNames[id] }))}
    alwaysOn
    resettable
  />,
]

const intro =
  'What members bought themselves, newest first. Only billing changes product, status, period and currency; refunds are made at the payment provider.'

export default function SubscriptionList() {
  return (
    <Page title="Subscriptions" intro={intro}>
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No subscriptions yet" />}
      >
        <RowTable
          rowClick="show"
          empty={
            <EmptyFace title="No subscriptions found">
              Try fewer letters of the email, or another filter.
            </EmptyFace>
          }
        >
          <Col source="accountEmail" label="Account" disableSort>
            <RowLink<BilledSubscription> to="show">{({ accountEmail }) => accountEmail}</RowLink>
          </Col>
          <Col source="product" disableSort>
            <FunctionField<BilledSubscription>
              render={({ product, billingPeriod }) => `${product}, ${billingPeriod}`}
            />
          </Col>
          <Col source="status" disableSort />
          <Col source="provider" disableSort sx={fromTablet}>
            <FunctionField<BilledSubscription> render={({ provider }) => providerNames[provider]} />
          </Col>
          <Col source="nextBillingDate" label="Next billing" sx={fromTablet}>
            <FunctionField<BilledSubscription>
              render={({ nextBillingDate, endsDate }) =>
                nextBillingDate ? day(nextBillingDate) : endsDate ? `Ends ${day(endsDate)}` : 'None'
              }
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
