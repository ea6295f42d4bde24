import {
  synonymInputSchema,
  synonymKinds,
  type ManagedSynonym,
  type SynonymKind,
} from '@vitrine/contracts/synonyms/schemas'
import { SelectInput, TextInput } from 'react-admin'
import { joinLines } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { validateRecord } from '../records/validate-record.ts'

const kindLabels: Record<SynonymKind, string> = {
  equal: 'Each word finds all of the others',
  'one-way': 'Only the first word finds the others',
  'into-first': 'The other words find the first, not the reverse',
}
const kindChoices = synonymKinds.map((id) => ({ id, name: kindLabels[id] }))

export const record: RecordDefinition<ManagedSynonym> = {
  title: 'Synonyms',
  list: {
    intro: 'Words that mean the same. A search for one finds the others at once, also after a change.',
    sort: { field: 'terms', order: 'ASC' },
    columns: [{ source: 'terms', label: 'Words that mean the same', isName: true }],
    empty: {
      text: 'A search finds words in other spellings and forms by itself. Make a list where two different words mean the same.',
    },
    noneFound: { title: 'No such synonyms', text: 'Try fewer letters.' },
  },
  validate: validateRecord(synonymInputSchema, { lines: { terms: '' } }),
  fields: (
    <>
      <TextInput
        source="terms"
        label="Words that mean the same"
        isRequired
        multiline
        minRows={4}
        defaultValue={[]}
        format={joinLines}
        // Empty lines stay while somebody types; saving leaves them out.
        parse={(lines: string) => lines.split('\n')}
        helperText="One word or phrase per line, 2 to 20 lines. Singular is enough."
      />
      <SelectInput source="kind" label="Search" choices={kindChoices} defaultValue="equal" isRequired />
    </>
  ),
  create: { button: 'New synonyms' },
  remove: {
    question: 'Delete these synonyms?',
    consequence: 'The words are searched for by themselves from now on.',
  },
}
