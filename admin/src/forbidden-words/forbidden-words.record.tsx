import { forbiddenWordInputSchema, type ForbiddenWord } from '@vitrine/contracts/forbidden-words/schemas'
import { BooleanInput, TextInput } from 'react-admin'
import { alwaysText } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { validateRecord } from '../records/validate-record.ts'

export const record: RecordDefinition<ForbiddenWord> = {
  title: 'Forbidden word',
  list: {
    intro:
      'Titles, subtitles, descriptions and specifics of vault items may not hold these words, nor those of the built-in list unless they are allowed here, inflected or masked. Names, animals, works of art and tools pass unless they are refused here. A change counts from the next save of an item.',
    sort: { field: 'word', order: 'ASC' },
    columns: [
      { source: 'word', isName: true },
      {
        source: 'isAllowed',
        label: 'Members',
        show: ({ isAllowed }) => (isAllowed ? 'May use it' : 'May not use it'),
      },
    ],
    empty: { title: 'No words yet', text: 'The built-in list alone decides which words are refused.' },
    noneFound: { title: 'No such word', text: 'Try fewer letters.' },
  },
  validate: validateRecord(forbiddenWordInputSchema),
  fields: (
    <>
      <TextInput
        source="word"
        isRequired
        {...alwaysText}
        helperText="One whole word. Capitals do not matter. A refused word is also refused inflected (‘-s’, ‘-ing’) and masked (‘*’)."
      />
      <BooleanInput
        source="isAllowed"
        label="Allow this word"
        defaultValue={false}
        helperText="On: members may use it as it is written here, even where the built-in list refuses it. Off: it is refused, even where it is a name."
      />
    </>
  ),
  remove: { consequence: 'From now on, only the built-in list decides about this word.' },
}
