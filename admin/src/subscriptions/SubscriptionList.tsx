import type { BilledSubscription } from '@vitrine/contracts/billing/billed-schemas'
import { soldProducts } from '@vitrine/contracts/billing/products'
import { billingProviders } from '@vitrine/contracts/identity/billing'
import { billedStates } from '@vitrine/contracts/billing/stored'
import { FunctionField, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { day } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowLink, Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { providerNames, stateNames } from './billing-words.ts'

const filters = [
  <SearchInput key="email" source="email" placeholder="Part of the email" alwaysOn />,
  choiceFilter(
    'product',
    soldProducts.map((id) => ({ id, name: id })),
  ),
  choiceFilter(
    'state',
    billedStates.map((id) => ({ id, name: stateNames[id] })),
    'State',
  ),
  choiceFilter(
    'provider',
    billingProviders.map((id) => ({ id, name: providerNames[id] })),
  ),
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
