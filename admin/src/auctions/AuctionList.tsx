import type { ManagedAuction } from '@vitrine/contracts/auctions/schemas'
import { CreateButton, FunctionField, SearchInput } from 'react-admin'
import { localTime } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { Page } from '../layout/Page.tsx'

/** A phone has room for the title and the day. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const statusNames = { draft: 'Draft', published: 'Published', canceled: 'Canceled' } as const

export default function AuctionList() {
  return (
    <Page
      title="Auctions"
      intro="The calendar on /upcomingauctions. Times are in the local time of each auction."
      actions={<CreateButton label="New auction" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'starts_at', order: 'DESC' }}
        empty={<EmptyFace title="No auctions yet">Create the first one.</EmptyFace>}
      >
        <RowTable
          rowClick="edit"
          empty={
            <EmptyFace title="No auctions found">
              Try fewer letters of the title or the auction house.
            </EmptyFace>
          }
        >
          <Col source="title">
            <RowLink<ManagedAuction>>{({ title }) => title}</RowLink>
          </Col>
          <Col source="starts_at" label="Starts">
            <FunctionField<ManagedAuction> render={({ starts }) => localTime(starts)} />
          </Col>
          <Col source="house" label="Auction house" sx={fromTablet} />
          <Col source="place" sx={fromTablet} />
          <Col source="status" sx={fromTablet}>
            <FunctionField<ManagedAuction> render={({ status }) => statusNames[status]} />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
