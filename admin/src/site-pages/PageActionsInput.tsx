import { sitePagesLimits as limits } from '@vitrine/contracts/site-pages/limits'
import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { iteratorRows } from '../editing/iterator-rows.ts'

/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''

/** Where a page leads on, at its end. */
export function PageActionsInput() {
  const values: unknown = useWatch({ name: 'actions' })
  const isFull = Array.isArray(values) && values.length >= limits.actionsMax
  return (
    <ArrayInput
      source="actions"
      label="Links at the end"
      helperText={`Where readers go on from here, at most ${limits.actionsMax}. The first is drawn as the main button.`}
    >
      <SimpleFormIterator inline fullWidth disableClear disableAdd={isFull} sx={iteratorRows}>
        <TextInput
          source="label"
          label="Words"
          isRequired
          defaultValue=""
          parse={textAlways}
          helperText={false}
        />
        <TextInput
          source="to"
          label="Path of the page"
          isRequired
          defaultValue=""
          parse={textAlways}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
