import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { suggestedSpecifics } from '@vitrine/contracts/vault-items/significances'
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'

const rows = {
  // react-admin shows a row's buttons to whoever points at it; the keyboard has to find them as well.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  // The label of a field stands on its upper border, half above it: it needs room below the row before.
  '& .RaSimpleFormIterator-line': { py: 1.5 },
}

/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''

export function SpecificsInput() {
  const values: unknown = useWatch({ name: 'itemSpecifics' })
  const isFull = Array.isArray(values) && values.length >= limits.specificsMax
  return (
    <ArrayInput source="itemSpecifics" label="Item specifics" helperText={`Such as ${suggestedSpecifics.join(', ')}`}>
      <SimpleFormIterator inline fullWidth disableClear disableAdd={isFull} sx={rows}>
        <TextInput source="displayName" label="Name" isRequired defaultValue="" parse={textAlways} helperText={false} />
        <TextInput source="value" label="Value" isRequired defaultValue="" parse={textAlways} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
