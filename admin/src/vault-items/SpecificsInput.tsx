import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { suggestedSpecifics } from '@vitrine/contracts/vault-items/significances'
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'

/** react-admin shows a row's buttons to whoever points at it; the keyboard has to find them as well. */
const buttonsShown = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } }

/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''

export function SpecificsInput() {
  const rows: unknown = useWatch({ name: 'itemSpecifics' })
  const isFull = Array.isArray(rows) && rows.length >= limits.specificsMax
  return (
    <ArrayInput source="itemSpecifics" label="Item specifics" helperText={`Such as ${suggestedSpecifics.join(', ')}`}>
      <SimpleFormIterator inline fullWidth disableClear disableAdd={isFull} sx={buttonsShown}>
        <TextInput source="displayName" label="Name" isRequired defaultValue="" parse={textAlways} helperText={false} />
        <TextInput source="value" label="Value" isRequired defaultValue="" parse={textAlways} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
