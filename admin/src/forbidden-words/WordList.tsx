import type { ForbiddenWord } from '@vitrine/contracts/forbidden-words/schemas'
import { CreateButton, FunctionField, SearchInput } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col, RowTable } from '../lists/RowTable.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

const intro =
  'Titles, subtitles, descriptions and specifics of vault items may not hold these words, nor those of the built-in list unless they are allowed here, inflected or masked. Names, animals, works of art and tools pass unless they are refused here. A change counts from the next save of an item.'

export default function WordList() {
  return (
    <Page
      title="Forbidden words"
      intro={intro}
      actions={<CreateButton label="New word" variant="contained" />}
    >
      <RowList
        filters={filters}
        sort={{ field: 'word', order: 'ASC' }}
        empty={
          <EmptyFace title="No words yet">The built-in list alone decides which words are refused.</EmptyFace>
        }
      >
        <RowTable rowClick="edit" empty={<EmptyFace title="No such word">Try fewer letters.</EmptyFace>}>
          <Col source="word">
            <RowLink<ForbiddenWord>>{({ word }) => word}</RowLink>
          </Col>
          <Col source="isAllowed" label="Members">
            <FunctionField<ForbiddenWord>
              render={({ isAllowed }) => (isAllowed ? 'May use it' : 'May not use it')}
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
