import { Link } from '@mui/material'
import type { ManagedSoldItem } from '@vitrine/contracts/price-guide/managed-schemas'
import { BooleanInput, CreateButton, FunctionField, SearchInput, TextInput } from 'react-admin'
import { calendarDay, money } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { CategoryInput } from './CategoryInput.tsx'

/** A phone has room for the title and the price. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Beginning of a title, or an id" />,
  <CategoryInput key="categoryId" />,
  <TextInput key="source" source="source" label="Source" />,
  <TextInput key="currency" source="currency" label="Currency" />,
  <BooleanInput key="isSample" source="isSample" label="Sample data" />,
]

export default function SoldItemList() {
  return (
    <Page
      title="Sold items"
      intro="What the price guide is made of. Only members see prices, as their membership allows."
      actions={<CreateButton label="New sold item" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'saleDate', order: 'DESC' }}
        empty={<EmptyFace title="No sold items yet">Create the first one, or import a file.</EmptyFace>}
      >
        <RowTable
          rowClick="edit"
          empty={
            <EmptyFace title="No sold items found">
              Try fewer letters of the title, or fewer filters.
            </EmptyFace>
          }
        >
          <Col source="title">
            <RowLink<ManagedSoldItem>>{({ title }) => title}</RowLink>
          </Col>
          <Col source="category" disableSort sx={fromTablet} />
          <Col source="saleDate" label="Sale date" sx={{ ...fromTablet, whiteSpace: 'nowrap' }}>
            <FunctionField<ManagedSoldItem> render={({ saleDate }) => calendarDay(saleDate)} />
          </Col>
          <Col source="price" sx={{ whiteSpace: 'nowrap' }}>
            <FunctionField<ManagedSoldItem> render={({ price, currency }) => money(price, currency)} />
          </Col>
          <Col source="source" disableSort sx={fromTablet} />
          <Col label="Page" sx={fromTablet}>
            <FunctionField<ManagedSoldItem>
              render={({ id, pageURI, isSample }) => (
                <Link
                  href={pageURI}
                  target="_blank"
                  rel="noopener"
                  onClick={(event) => event.stopPropagation()}
                >
                  {isSample ? `${id} (sample)` : id}
                </Link>
              )}
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
