import { Autocomplete, TextField } from '@mui/material'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { useInput } from 'react-admin'
import { usePicked } from './use-picked.ts'

type Entry = NonNullable<VaultItem['insurance']>

interface AttributeInputProps {
  source: 'insurance' | 'storageLocation'
  label: string
  type: AttributeType
  /** Whose own entries are offered beside the default ones. */
  userId: number
}

/** The insurer or the storage location of an item. Staff make none. */
export function AttributeInput({ source, label, type, userId }: AttributeInputProps) {
  const { field, fieldState } = useInput<Record<string, Entry | null>>({ source, defaultValue: null })
  // react-admin hands a field that holds nothing over as ''.
  const chosen = typeof field.value === 'object' ? field.value : null
  const { options, text, words, onOpen, onClose, onType } = usePicked({
    key: [type, userId],
    find: async (data, name) =>
      (await data.listAttributesOf(userId, type, name)).map(({ id, displayName }) => ({ id, displayName })),
  })
  return (
    <Autocomplete<Entry>
      fullWidth
      options={[...options]}
      filterOptions={(found) => found}
      getOptionLabel={({ displayName }) => displayName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={chosen}
      inputValue={text || (chosen?.displayName ?? '')}
      onChange={(_, entry) => field.onChange(entry)}
      onInputChange={(_, typed, reason) => onType(reason === 'input' ? typed : '')}
      onOpen={onOpen}
      onClose={onClose}
      onBlur={field.onBlur}
      {...words}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          size="small"
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? ' '}
          inputRef={field.ref}
        />
      )}
    />
  )
}
