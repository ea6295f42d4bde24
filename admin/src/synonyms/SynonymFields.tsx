import { synonymKinds, type SynonymKind } from '@vitrine/contracts/synonyms/schemas'
import { SelectInput, TextInput } from 'react-admin'

const kindLabels: Record<SynonymKind, string> = {
  equal: 'Each word finds all of the others',
  'one-way': 'Only the first word finds the others',
}
const kindChoices = synonymKinds.map((id) => ({ id, name: kindLabels[id] }))

/** One line a term. Empty lines stay while somebody types; saving leaves them out. */
const linesOf = (terms: unknown) => (Array.isArray(terms) ? terms.join('\n') : '')
const termsOf = (lines: string) => lines.split('\n')

export function SynonymFields() {
  return (
    <>
      <TextInput
        source="terms"
        label="Words that mean the same"
        isRequired
        multiline
        minRows={4}
        defaultValue={[]}
        format={linesOf}
        parse={termsOf}
        helperText="One word or phrase per line, 2 to 20 lines. Singular is enough."
      />
      <SelectInput source="kind" label="Search" choices={kindChoices} defaultValue="equal" isRequired />
    </>
  )
}
