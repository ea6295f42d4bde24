import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { updateItems } from '@vitrine/contracts/vault-items/endpoints'
import { useId, useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { counted } from '../../../shared/format/numbers.ts'
import { Sheet } from '../../../shared/ui/Sheet.tsx'
import { vaultCategories } from '../queries/categories.ts'
import { itemListsKey, type BulkChange } from '../queries/items.ts'
import { CollectionPicker } from '../shared/CollectionPicker.tsx'
import { OptionPicker, type Picked } from '../shared/OptionPicker.tsx'
import { PickerFailure } from '../shared/PickerFailure.tsx'
import { SavingHint } from '../shared/SavingHint.tsx'
import { TagPicker } from '../shared/TagPicker.tsx'
import { callForUndo, callInParts, useShowUndoable } from '../shared/undo.ts'
import { useOptionsAgain } from '../shared/use-options-again.ts'
import { collectionFailureWords, failureWords } from '../shared/vault-words.ts'
import { DetailsChange } from './DetailsChange.tsx'
import { SavedChange } from './SavedChange.tsx'
import { EntryChange } from './EntryChange.tsx'
import { changed, changeFor, pickedIn, type BulkItem } from './bulk-change.ts'

const panels = [
  { path: 'tags', title: 'Tags' },
  { path: 'categoryId', title: 'Category' },
  { path: 'itemCollections', title: 'Collection' },
  { path: 'storage', title: 'Location' },
  { path: 'insurance', title: 'Insurer' },
  { path: 'details', title: 'Details' },
] as const

/** Whether each tick is saved at once; the others have a button. */
function isTicked(path: (typeof panels)[number]['path']): boolean {
  return path === 'tags' || path === 'categoryId' || path === 'itemCollections'
}

interface BulkUpdatePanelProps {
  /** As they were selected: a change may take them out of the list that is shown. */
  items: readonly BulkItem[]
  onClose: () => void
}

/** Tags, category, collection and details of everything that is selected; each tick is saved at once. */
export default function BulkUpdatePanel({ items: selected, onClose }: BulkUpdatePanelProps) {
  const queryClient = useQueryClient()
  const name = useId()
  const [path, setPath] = useState<(typeof panels)[number]['path']>('tags')
  const [items, setItems] = useState(selected)
  const [saved, setSaved] = useState(0)
  const [changeSets, setChangeSets] = useState<readonly string[]>([])
  const [last, setLast] = useState<{ changeSets: readonly string[]; before: readonly BulkItem[] } | null>(
    null,
  )
  const showUndoable = useShowUndoable()
  const onSaved = (changeSet: string | null) => {
    if (changeSet !== null) setChangeSets((before) => [...before, changeSet])
  }
  const onUndone = (undone: readonly string[]) =>
    setChangeSets((before) => before.filter((each) => !undone.includes(each)))
  const close = () => {
    if (changeSets.length > 0) showUndoable(`${counted(selected.length, 'item')} changed.`, changeSets)
    onClose()
  }
  const askOptionsAgain = useOptionsAgain()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: BulkChange) =>
      callInParts(
        change.objects,
        (objects) => callForUndo(updateItems, { body: [{ ...change, objects }] }),
        onSaved,
      ),
    onSuccess: async ({ ids, changeSets: made }, change) => {
      setLast({ changeSets: made, before: items })
      setItems((before) => changed(before, change, ids))
      setSaved((count) => count + 1)
      await queryClient.invalidateQueries({ queryKey: itemListsKey })
    },
    onError: () => {
      askOptionsAgain()
      void queryClient.invalidateQueries({ queryKey: itemListsKey })
    },
  })
  const ofItems = { itemIds: items.map(({ id }) => id), onSaved, onUndone }
  const gone = selected.length - items.length
  const pickerOf = (picked: BulkChange['path']) => ({
    pickedOf: (value: number) => pickedIn(items, picked, value),
    onToggle: ({ id }: { id: number }) => mutate(changeFor(items, picked, id)),
    isBusy: isPending,
  })

  return (
    <Sheet title={`Update ${counted(items.length, 'item')}`} open onClose={close}>
      {isTicked(path) && (
        <SavingHint
          saved={saved}
          failure={
            error && (path === 'itemCollections' ? collectionFailureWords(error) : failureWords(error))
          }
        />
      )}
      {isTicked(path) && last && (
        <SavedChange
          key={last.changeSets[0]}
          words=""
          changeSets={last.changeSets}
          onUndone={(undone) => {
            setItems(last.before)
            onUndone(undone)
          }}
        />
      )}
      {gone > 0 && (
        <p role="status" className="mb-4 border-l-2 border-brass pl-3">
          {gone === 1 ? '1 selected item is' : `${counted(gone, 'selected item')} are`} no longer in your
          vault and {gone === 1 ? 'was' : 'were'} left out.
        </p>
      )}
      <fieldset className="mb-4 grid grid-cols-2 border phone:grid-cols-3 border-edge">
        <legend className="sr-only">What to update</legend>
        {panels.map((panel) => (
          <label
            key={panel.path}
            className="relative flex min-h-11 items-center justify-center text-muted border-hairline hover:text-brass has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
          >
            <input
              type="radio"
              name={name}
              checked={panel.path === path}
              className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
              onChange={() => setPath(panel.path)}
            />
            {panel.title}
          </label>
        ))}
      </fieldset>
      {path === 'tags' && <TagPicker {...pickerOf(path)} />}
      {path === 'categoryId' && <CategoryPicker {...pickerOf(path)} />}
      {path === 'itemCollections' && <CollectionPicker {...pickerOf(path)} />}
      {path === 'storage' && <EntryChange type="STORAGE_LOCATION" {...ofItems} />}
      {path === 'insurance' && <EntryChange type="INSURANCE" {...ofItems} />}
      {path === 'details' && <DetailsChange {...ofItems} />}
    </Sheet>
  )
}

interface CategoryPickerProps {
  pickedOf: (id: number) => Picked
  onToggle: (category: { id: number }) => void
  isBusy: boolean
}

/** The categories to tick. There are few: what is typed is looked for here. */
function CategoryPicker({ pickedOf, onToggle, isBusy }: CategoryPickerProps) {
  const [text, setText] = useState('')
  const { data, error, refetch } = useQuery(vaultCategories(browserCall))
  const wanted = text.trim().toLowerCase()
  return (
    <OptionPicker
      label="Categories"
      searchLabel="Search categories"
      text={text}
      maxLength={100}
      onText={setText}
      options={data?.filter(({ title }) => title.toLowerCase().includes(wanted))}
      failure={error && <PickerFailure error={error} onRetry={refetch} />}
      pickedOf={pickedOf}
      onToggle={onToggle}
      isBusy={isBusy}
    />
  )
}
