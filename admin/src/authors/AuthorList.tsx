import { Link } from '@mui/material'
import { authorPageUri } from '@vitrine/contracts/dictionary/article-url'
import type { Author } from '@vitrine/contracts/dictionary/schemas'
import { CreateButton, SearchInput, UrlField, useRecordContext } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'

/** A phone has room for the name and the profile. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [<SearchInput key="q" source="q" alwaysOn />]

export default function AuthorList() {
  return (
    <Page
      title="Authors"
      intro="The authors of articles. A new name appears in every article and in search within moments."
      actions={<CreateButton label="New author" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'lastName', order: 'ASC' }}
        perPage={25}
        empty={
          <EmptyFace title="No authors yet">Every article needs an author. Create the first one.</EmptyFace>
        }
      >
        <RowTable
          rowClick="edit"
          empty={<EmptyFace title="No authors found">Try fewer letters of the name.</EmptyFace>}
        >
          <Col source="lastName" label="Name">
            <RowLink<Author>>{({ fullName }) => fullName}</RowLink>
          </Col>
          <Col source="credentials" disableSort sx={fromTablet} />
          <Col source="url" label="Profile">
            <AuthorPageLink />
          </Col>
          <Col source="website" disableSort sx={fromTablet}>
            <UrlField source="website" target="_blank" rel="noopener" />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}

/** The author's public page. */
function AuthorPageLink() {
  const author = useRecordContext<Author>()
  if (!author) return null
  return (
    <Link
      href={authorPageUri(author.url)}
      target="_blank"
      rel="noopener"
      onClick={(event) => event.stopPropagation()}
    >
      {author.url}
    </Link>
  )
}
