import { Link } from '@mui/material'
import { yearsOfUseText } from '@vitrine/contracts/marks/years-of-use'
import type { ManagedMark } from '@vitrine/contracts/marks/managed-schemas'
import { CreateButton, FunctionField, SearchInput, TextInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { CategoryInput } from '../sold-items/CategoryInput.tsx'

/** A phone has room for the title and the maker. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Title, maker or id" />,
  <CategoryInput key="categoryId" />,
  <TextInput key="kind" source="kind" label="Kind of object" />,
  <TextInput key="maker" source="maker" label="Maker" />,
]

export default function MarkList() {
  return (
    <Page
      title="Marks"
      intro="Makers’ marks, hallmarks and stamps. Only members see descriptions and larger pictures."
      actions={<CreateButton label="New mark" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'title', order: 'ASC' }}
        empty={<EmptyFace title="No marks yet">Create the first one, or import a file.</EmptyFace>}
      >
        <RowTable
          rowClick="edit"
          empty={
            <EmptyFace title="No marks found">Try fewer letters of the title, or fewer filters.</EmptyFace>
          }
        >
          <Col source="title">
            <RowLink<ManagedMark>>{({ title }) => title}</RowLink>
          </Col>
          <Col source="maker" />
          <Col source="kind" label="Kind of object" sx={fromTablet} />
          <Col source="place" sx={fromTablet} />
          <Col source="firstYear" label="In use" sx={fromTablet}>
            <FunctionField<ManagedMark> render={yearsOfUseText} />
          </Col>
          <Col label="Page" sx={fromTablet}>
            <FunctionField<ManagedMark>
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
