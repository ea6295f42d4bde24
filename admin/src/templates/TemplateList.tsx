import { Link } from '@mui/material'
import type { ManagedTemplate } from '@vitrine/contracts/dictionary/templates'
import { CreateButton, FunctionField, SearchInput, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { editorPath } from '../dictionary/editor-path.ts'
import { amount, instant } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { kindChoices, kindNames } from './template-kinds.ts'

/** A phone has room for the name, the way to its text and how often it was used. */
const fromTablet = { display: { xs: 'none', md: 'table-cell' } }

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="of" source="of" label="For" choices={kindChoices} />,
]

export default function TemplateList() {
  return (
    <Page
      title="Templates"
      intro="What new articles and posts begin with. Headings stay in the text. Paragraphs are instructions for the writer: whoever publishes is warned of any that are still there."
      actions={<CreateButton label="New template" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={25}
        empty={
          <EmptyFace title="No templates yet">
            Make one for each kind of article that is written often.
          </EmptyFace>
        }
      >
        <RowTable
          rowClick="edit"
          empty={<EmptyFace title="No templates found">Try fewer letters of the name.</EmptyFace>}
        >
          <Col source="name">
            <RowLink<ManagedTemplate>>{({ name }) => name}</RowLink>
          </Col>
          <Col label="Text">
            <FunctionField<ManagedTemplate>
              render={({ name, url }) => (
                <Link
                  component={RouterLink}
                  to={editorPath(url)}
                  aria-label={`Write ${name}`}
                  onClick={(event) => event.stopPropagation()}
                >
                  Write
                </Link>
              )}
            />
          </Col>
          <Col source="of" label="For" sx={fromTablet}>
            <FunctionField<ManagedTemplate>
              render={({ of, isDefault }) =>
                isDefault ? `${kindNames[of]}, unless another is chosen` : kindNames[of]
              }
            />
          </Col>
          <Col source="uses" label="Used">
            <FunctionField<ManagedTemplate> render={({ uses }) => amount(uses)} />
          </Col>
          <Col source="lastEdited" label="Last edited" sx={fromTablet}>
            <FunctionField<ManagedTemplate>
              render={({ lastEdited }) => <time dateTime={lastEdited}>{instant(lastEdited)}</time>}
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
