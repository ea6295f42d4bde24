import { Link } from '@mui/material'
import type { ManagedBook } from '@vitrine/contracts/library/managed-schemas'
import { CreateButton, FunctionField, SearchInput } from 'react-admin'
import { amount } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { CategoryInput } from '../sold-items/CategoryInput.tsx'

/** A phone has room for the title and the year. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="A title, an author or an id" />,
  <CategoryInput key="categoryId" />,
]

export default function BookList() {
  return (
    <Page
      title="Books"
      intro="The books of the library. Only members with the library see descriptions and tables of contents."
      actions={<CreateButton label="New book" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'title', order: 'ASC' }}
        empty={<EmptyFace title="No books yet">Create the first one, or import a file.</EmptyFace>}
      >
        <RowTable
          rowClick="edit"
          empty={
            <EmptyFace title="No books found">
              Try fewer letters of the title or the author, or fewer filters.
            </EmptyFace>
          }
        >
          <Col source="title">
            <RowLink<ManagedBook>>{({ title }) => title}</RowLink>
          </Col>
          <Col source="authors" disableSort sx={fromTablet}>
            <FunctionField<ManagedBook> render={({ authors }) => authors.join(', ')} />
          </Col>
          <Col source="year" />
          <Col source="category" label="Subject" disableSort sx={fromTablet} />
          <Col source="contents" label="Entries" disableSort sx={fromTablet}>
            <FunctionField<ManagedBook> render={({ contents }) => amount(contents.length)} />
          </Col>
          <Col label="Page" sx={fromTablet}>
            <FunctionField<ManagedBook>
              render={({ id, pageURI }) => (
                <Link
                  href={pageURI}
                  target="_blank"
                  rel="noopener"
                  onClick={(event) => event.stopPropagation()}
                >
                  {id}
                </Link>
              )}
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
