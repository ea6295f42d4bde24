import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { collectionLimits } from '@vitrine/contracts/collections/collections'
import { collectionMessages } from '@vitrine/contracts/collections/messages'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { compactCollections } from '../queries/collections.ts'
import { formPart } from './form-part.tsx'
import { OptionPicker, type Picked } from './OptionPicker.tsx'
import { PickerFailure } from './PickerFailure.tsx'

const CollectionModal = formPart('collection', async () => (await import('./CollectionModal.tsx')).default)

interface CollectionPickerProps {
  pickedOf: (id: number) => Picked
  onToggle: (collection: { id: number; title: string }) => void
  isBusy?: boolean
  /** Hidden where staff choose for a member. */
  mayAdd?: boolean
}

/** The member's collections, of which an item is in one at most, with a search, and a new one. */
export function CollectionPicker({
  pickedOf,
  onToggle,
  isBusy = false,
  mayAdd = true,
}: CollectionPickerProps) {
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery({
    ...compactCollections(browserCall, {
      limit: collectionLimits.pickerPage,
      sort: 'title:asc',
      title: useSettledText(text),
    }),
    placeholderData: keepPreviousData,
  })
  const options = data?.items.map(({ status, ...collection }) => ({
    ...collection,
    ...(status === 'public' && { note: 'Public' }),
  }))
  return (
    <OptionPicker
      label="Collections"
      searchLabel="Search collections"
      text={text}
      maxLength={100}
      onText={setText}
      options={options}
      failure={error && <PickerFailure error={error} onRetry={refetch} />}
      pickedOf={pickedOf}
      noMatch={collectionMessages.noCollectionsFound}
      onToggle={({ id, title }) => onToggle({ id, title })}
      isBusy={isBusy}
    >
      {options?.some(({ note }) => note) && (
        <p className="mt-2 text-sm text-muted">{collectionMessages.pickerPublicHint}</p>
      )}
      {mayAdd && (
        <button type="button" className="text-link mt-2 min-h-11" onClick={() => setAdding(true)}>
          Add new
        </button>
      )}
      {isAdding && (
        <CollectionModal
          onClose={() => setAdding(false)}
          onDone={(saved) => {
            setAdding(false)
            onToggle(saved)
          }}
        />
      )}
    </OptionPicker>
  )
}
