import { Chip } from '@mui/material'
import { soldProducts } from '@vitrine/contracts/billing/products'
import type { ManagedRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { currencies } from '@vitrine/contracts/identity/billing'
import { displayPrice } from '@vitrine/contracts/memberships/plans'
import { BooleanInput, CreateButton, FunctionField } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { choiceFilter } from '../lists/choice-filter.tsx'
import { RowLink, Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'

const asWritten = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }))

const filters = [
  choiceFilter('product', asWritten(soldProducts)),
  choiceFilter('currency', asWritten(currencies)),
  <BooleanInput key="isCurrent" source="isCurrent" label="Current prices only" alwaysOn />,
]

const intro =
  'Prices by plan and currency. A price never changes for those who pay it: a new one takes over for new subscriptions.'

export default function RatePlanList() {
  return (
    <Page title="Rate plans" intro={intro} actions={<CreateButton label="New price" variant="contained" />}>
      <RowList
        filters={filters}
        filterDefaultValues={{ isCurrent: true, currency: 'USD' }}
        sort={{ field: 'plan', order: 'ASC' }}
        perPage={25}
        empty={<EmptyFace title="No prices yet">Nothing is on sale.</EmptyFace>}
      >
        <RowTable
          rowClick="edit"
          empty={<EmptyFace title="No prices found">Try another product or currency.</EmptyFace>}
        >
          <Col source="plan" label="Plan">
            <RowLink<ManagedRatePlan>>
              {({ product, billingPeriod }) => `${product}, ${billingPeriod}`}
            </RowLink>
          </Col>
          <Col source="amount" label="Price" sx={{ whiteSpace: 'nowrap' }}>
            <FunctionField<ManagedRatePlan>
              render={({ currency, amount }) => displayPrice(amount, currency)}
            />
          </Col>
          <Col source="isOnSale" label="Sale" disableSort>
            <FunctionField<ManagedRatePlan> render={(price) => <SaleChip {...price} />} />
          </Col>
          <Col source="zuoraRatePlanId" label="Zuora" disableSort sx={fromTablet} />
          <Col source="avangateProductCode" label="2Checkout" disableSort sx={fromTablet} />
          <Col source="createdDate" label="Since" sx={fromTablet}>
            <InstantField source="createdDate" dayOnly />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

function SaleChip({ isOnSale, replacedDate, priceDiffersDate }: ManagedRatePlan) {
  if (replacedDate) return <Chip size="small" variant="outlined" label="Replaced" />
  if (priceDiffersDate) return <Chip size="small" variant="outlined" color="error" label="Price differs" />
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOnSale ? 'success' : 'default'}
      label={isOnSale ? 'On sale' : 'Off sale'}
    />
  )
}
