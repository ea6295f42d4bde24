import { Autocomplete, TextField } from '@mui/material'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import type { VaultItem } from '@vitrine/contracts/vault-items/schemas'
import { BooleanInput, useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { type ChangeEvent, useDeferredValue, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { problemOfField } from '../feedback/validate-by-schema.ts'
import { type ConsoleDataProvider, useConsoleData } from '../providers/dataProvider.ts'
import { VAULT_ITEMS } from '../providers/vault-items.ts'

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

interface Picked<Option> {
  /** Names what is picked from, for the cache. */
  key: readonly unknown[]
  find: (data: ConsoleDataProvider, text: string) => Promise<readonly Option[]>
}

/** What a picker offers: asked for once it is opened, and again for what is typed. */
export function usePicked<Option>({ key, find }: Picked<Option>) {
  const data = useConsoleData()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const {
    data: options = [],
    isFetching,
    error,
  } = useQuery({
    queryKey: [VAULT_ITEMS, 'pickers', ...key, text],
    enabled: isOpen,
    placeholderData: keepPreviousData,
    queryFn: () => find(data, text),
  })
  return {
    options,
    text: typed,
    /** What the picker itself says where it has nothing to offer. */
    words: {
      loading: isFetching,
      loadingText: 'Loading …',
      noOptionsText: error
        ? 'The list could not be loaded. Close it and open it again to try once more.'
        : 'Nothing found',
    },
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onType: setTyped,
  }
}
