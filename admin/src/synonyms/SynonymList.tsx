import type { ManagedSynonym } from '@vitrine/contracts/synonyms/schemas'
import { CreateButton, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'
import { Page } from '../layout/Page.tsx'
import { synonymWords } from './synonym-words.ts'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

export default function SynonymList() {
  return (
    <Page
      title="Synonyms"
      intro="Words that mean the same. A search for one finds the others at once, also after a change."
      actions={<CreateButton label="New synonyms" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'terms', order: 'ASC' }}
        empty={
          <EmptyFace title="No synonyms yet">
            A search finds words in other spellings and forms by itself. Make a list where two different words
            mean the same.
          </EmptyFace>
        }
      >
        <RowTable rowClick="edit" empty={<EmptyFace title="No such synonyms">Try fewer letters.</EmptyFace>}>
          <Col source="terms" label="Words that mean the same">
            <RowLink<ManagedSynonym>>{synonymWords}</RowLink>
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
