import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { setEntries } from '@vitrine/contracts/vault-items/endpoints'
import { entryFields } from '@vitrine/contracts/vault-items/item-fields'
import { useState } from 'react'
import { FieldFrame } from '../../../shared/forms/FieldFrame.tsx'
import { counted } from '../../../shared/format/numbers.ts'
import { itemsKey } from '../queries/items.ts'
import { PickerFailure } from '../shared/PickerFailure.tsx'
import { useEntryChoices } from '../locations/use-entry-choices.ts'
import { failureWords } from '../shared/vault-words.ts'
import { callForUndo, callInParts } from '../shared/undo.ts'
import { SavedChange } from './SavedChange.tsx'
import type { ChangeSets } from './change-sets.ts'
import { savedWords } from './saved-words.ts'

interface EntryChangeProps extends ChangeSets {
  type: AttributeType
  itemIds: readonly number[]
}

/** The insurer or storage location of every item that is selected, or none. */
export function EntryChange({ type, itemIds, onSaved, onUndone }: EntryChangeProps) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState('')
  const label = entryFields.find((field) => field.type === type)?.label ?? ''
  const choices = useEntryChoices(type)
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () => {
      const id = chosen === NONE ? null : Number(chosen)
      const entry = type === 'INSURANCE' ? { insuranceId: id } : { storageLocationId: id }
      return callInParts(
        itemIds,
        (objects) => callForUndo(setEntries, { body: { objects, ...entry } }),
        onSaved,
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: itemsKey }),
  })
  // Setting the same value again would replace the undo by one without changes.
  const isSet = data !== undefined
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending && !isSet && chosen !== '') mutate()
      }}
    >
      <FieldFrame
        name="entry"
        label={label}
        problem={undefined}
        control={(named) => (
          <select
            {...named}
            className="field"
            value={chosen}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value)
              reset()
            }}
          >
            <option value="">Please choose</option>
            <option value={NONE}>None</option>
            {choices.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      {choices.error && <PickerFailure error={choices.error} onRetry={choices.refetch} />}
      {error && (
        <p role="alert" className="border-l-2 border-oxblood pl-3 text-oxblood">
          {failureWords(error)}
        </p>
      )}
      <SavedChange
        key={data?.changeSets[0]}
        words={data ? savedWords(itemIds.length, data.ids.length) : ''}
        changeSets={data?.changeSets ?? []}
        onUndone={onUndone}
      />
      <button
        type="submit"
        className="button"
        aria-disabled={isPending || isSet || chosen === '' || undefined}
      >
        Set for {counted(itemIds.length, 'item')}
      </button>
    </form>
  )
}

const NONE = 'none'
