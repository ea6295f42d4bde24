import type { ManagedDiscountCode } from '@vitrine/contracts/billing/discount-code-schemas'
import { CreateButton, FunctionField, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { amount, day } from '../feedback/amounts.ts'
import { Page } from '../layout/Page.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { discountWords } from './discount-words.ts'

/** A phone has room for the code, what it takes off and how often it was used. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [<SearchInput key="q" source="q" alwaysOn />]

export default function DiscountCodeList() {
  return (
    <Page
      title="Discount codes"
      intro="Each account can use a code once. It counts when the payment is done."
      actions={<CreateButton label="New discount code" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No discount codes yet" />}
      >
        <RowTable rowClick="edit" empty={<EmptyFace title="No such code">Try fewer letters.</EmptyFace>}>
          <Col source="code">
            <RowLink<ManagedDiscountCode>>{({ code }) => code}</RowLink>
          </Col>
          <Col label="Discount" disableSort>
            <FunctionField<ManagedDiscountCode> render={discountWords} />
          </Col>
          <Col source="products" disableSort sx={fromTablet}>
            <FunctionField<ManagedDiscountCode> render={({ products }) => products.join(', ')} />
          </Col>
          <Col source="validUntil" label="Valid until" sx={fromTablet}>
            <FunctionField<ManagedDiscountCode>
              render={({ validUntil }) => (validUntil === null ? 'No end' : day(validUntil))}
            />
          </Col>
          <Col source="counted" label="Used">
            <FunctionField<ManagedDiscountCode>
              render={({ counted, maxRedemptions }) =>
                maxRedemptions === null ? amount(counted) : `${amount(counted)} of ${amount(maxRedemptions)}`
              }
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
