import { Link } from '@mui/material'
import { sourcePageUri } from '@vitrine/contracts/partners/paths'
import type { ManagedPartner } from '@vitrine/contracts/partners/schemas'
import { CreateButton, FunctionField, SearchInput, UrlField } from 'react-admin'
import { RowLink } from '../lists/RowLink.tsx'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { Page } from '../layout/Page.tsx'
import { MovePartner } from './MovePartner.tsx'
import { PartnerOrder } from './PartnerOrder.tsx'
import { PartnerMark } from './PartnerMark.tsx'

/** A phone has room for the tile, the name and the order. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [<SearchInput key="q" source="q" alwaysOn />]

export default function PartnerList() {
  return (
    <Page
      title="Partners"
      intro="The companies on /data-partners, in this order. The footer shows eight of them at random on each page."
      actions={<CreateButton label="New partner" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'place', order: 'ASC' }}
        perPage={100}
        empty={
          <EmptyFace title="No partners yet">
            Pages without partners have no partner strip. Create the first one.
          </EmptyFace>
        }
      >
        <PartnerOrder>
          <RowTable
            rowClick="edit"
            empty={<EmptyFace title="No partners found">Try fewer letters of the name.</EmptyFace>}
          >
            <Col source="place" label="Order">
              <MovePartner />
            </Col>
            <Col label="Tile">
              <FunctionField<ManagedPartner> render={(partner) => <PartnerMark {...partner} width={84} />} />
            </Col>
            <Col source="source" label="Name">
              <RowLink<ManagedPartner>>{({ source }) => source}</RowLink>
            </Col>
            <Col source="sourceUrl" label="Page" sx={fromTablet}>
              <FunctionField<ManagedPartner>
                render={({ sourceUrl }) => (
                  <Link
                    href={sourcePageUri(sourceUrl)}
                    target="_blank"
                    rel="noopener"
                    onClick={(event) => event.stopPropagation()}
                  >
                    {sourceUrl}
                  </Link>
                )}
              />
            </Col>
            <Col source="website" disableSort sx={fromTablet}>
              <UrlField source="website" target="_blank" rel="noopener" />
            </Col>
          </RowTable>
        </PartnerOrder>
      </RowList>
    </Page>
  )
}
