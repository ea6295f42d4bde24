import { Link, Typography } from '@mui/material'
import {
  synonymInputSchema,
  synonymKinds,
  synonymOrigins,
  synonymWords,
  type ManagedSynonym,
  type SynonymKind,
  type SynonymOrigin,
} from '@vitrine/contracts/synonyms/schemas'
import { SelectInput, TextInput, useRecordContext } from 'react-admin'
import { joinLines } from '../editing/field-values.ts'
import { choiceFilter } from '../lists/choice-filter.tsx'
import type { RecordDefinition } from '../records/record-definition.ts'
import { validateRecord } from '../records/validate-record.ts'

const kindLabels: Record<SynonymKind, string> = {
  equal: 'Each word finds all of the others',
  'one-way': 'Only the first word finds the others',
  'into-first': 'The other words find the first, not the reverse',
}
const originLabels: Record<SynonymOrigin, string> = {
  staff: 'Staff',
  shipped: 'Shipped',
  changed: 'Shipped, changed',
}
const originChoices = synonymOrigins.map((id) => ({ id, name: originLabels[id] }))
const kindChoices = synonymKinds.map((id) => ({ id, name: kindLabels[id] }))

export const record: RecordDefinition<ManagedSynonym> = {
  title: 'Synonyms',
  list: {
    intro: 'Words that mean the same. A search for one finds the others at once, also after a change.',
    sort: { field: 'terms', order: 'ASC' },
    filters: [choiceFilter('origin', originChoices, 'Origin')],
    columns: [
      { source: 'terms', label: 'Words that mean the same', isName: true },
      { source: 'origin', label: 'Origin', show: ({ origin }) => originLabels[origin] },
    ],
    empty: {
      text: 'A search finds words in other spellings and forms by itself. Make a list where two different words mean the same.',
    },
    noneFound: { title: 'No such synonyms', text: 'Try fewer letters, or no filter.' },
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
      <SelectInput
        source="kind"
        label="Search"
        choices={kindChoices}
        defaultValue="equal"
        isRequired
        fullWidth
      />
      <ShippedNote />
    </>
  ),
  create: { button: 'New synonyms' },
  remove: {
    question: 'Delete these synonyms?',
    consequence: <DeletionConsequence />,
  },
}

/** Where a shipped list comes from, and what a new version does to it. */
function ShippedNote() {
  const synonym = useRecordContext<ManagedSynonym>()
  if (!synonym || synonym.origin === 'staff') return null
  const { origin, shippedKind, shippedTerms, termKind, aatId, terms } = synonym
  return (
    <>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {origin === 'shipped'
          ? 'This list is shipped with Vitrine. New versions update it until you change it; then they leave it as it is.'
          : 'This list was shipped with Vitrine and then changed here. New versions leave it as it is.'}
        {origin === 'changed' &&
          shippedKind &&
          shippedTerms &&
          ` It was shipped as: ${synonymWords({ kind: shippedKind, terms: shippedTerms })}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
        ‘{(shippedTerms ?? terms)[0]}’ names a {termKind}
        {aatId !== null && (
          <>
            ,{' '}
            <Link href={`https://vocab.getty.edu/aat/${aatId}`} target="_blank" rel="noopener noreferrer">
              number {aatId} in the Art & Architecture Thesaurus
            </Link>
          </>
        )}
        .
      </Typography>
    </>
  )
}

function DeletionConsequence() {
  const synonym = useRecordContext<ManagedSynonym>()
  return (
    <>
      The words are searched for by themselves from now on.
      {synonym && synonym.origin !== 'staff' && ' New versions of Vitrine do not bring this list back.'}
    </>
  )
}
