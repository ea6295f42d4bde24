import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { suggestedSpecifics } from '@vitrine/contracts/vault-items/significances'
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { iteratorRows } from '../editing/iterator-rows.ts'

/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''

export function SpecificsInput() {
  const values: unknown = useWatch({ name: 'itemSpecifics' })
  const isFull = Array.isArray(values) && values.length >= limits.specificsMax
  return (
    <ArrayInput
      source="itemSpecifics"
      label="Item specifics"
      helperText={`Such as ${suggestedSpecifics.join(', ')}`}
    >
      <SimpleFormIterator inline fullWidth disableClear disableAdd={isFull} sx={iteratorRows}>
        <TextInput
          source="displayName"
          label="Name"
          isRequired
          defaultValue=""
          parse={textAlways}
          helperText={false}
        />
        <TextInput
          source="value"
          label="Value"
          isRequired
          defaultValue=""
          parse={textAlways}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
