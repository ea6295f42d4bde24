import { Autocomplete, TextField } from '@mui/material'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { BooleanInput, useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ChangeEvent } from 'react'
import { problemOfField } from '../feedback/problem-of-field.ts'
import { usePicked } from './use-picked.ts'

type Entry = NonNullable<VaultItem['insurance']>

interface AttributeInputProps {
  /** Holds whether there is one. */
  answer: 'isInsured' | 'isStored'
  question: string
  source: 'insurance' | 'storageLocation'
  label: string
  type: AttributeType
  /** Whose own entries are offered beside the default ones. */
  userId: number
}

/**
 * Whether an item is insured or stored, and the insurer or storage location: choosing one answers yes, and no
 * clears it.
 */
export function AttributeInput({ answer, question, ...entry }: AttributeInputProps) {
  const { setValue } = useFormContext()
  return (
    <>
      <BooleanInput
        source={answer}
        label={question}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          event.target.checked || setValue(entry.source, null, { shouldDirty: true })
        }
      />
      <EntryInput {...entry} onChosen={() => setValue(answer, true, { shouldDirty: true })} />
    </>
  )
}

interface EntryInputProps extends Omit<AttributeInputProps, 'answer' | 'question'> {
  onChosen: () => void
}

/** Staff make no entries. */
function EntryInput({ source, label, type, userId, onChosen }: EntryInputProps) {
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
      onChange={(_, entry) => {
        field.onChange(entry)
        if (entry) onChosen()
      }}
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
          helperText={problemOfField(fieldState.error) ?? ' '}
          inputRef={field.ref}
        />
      )}
    />
  )
}
