import { useState } from 'react'
import { CollectionPicker } from '../../shared/CollectionPicker.tsx'
import type { DraftForm } from '../use-draft.ts'

/** The collection that the item is in, of which there is one at most; a new one is set at once. */
export function CollectionField({ form }: { form: DraftForm }) {
  const [isOpen, setOpen] = useState(false)
  const [collection] = form.draft.itemCollections
  const problem = form.problemOf('itemCollections')
  return (
    <div role="group" aria-label="Collection" data-invalid={problem ? true : undefined}>
      <p className="mb-1.5 font-medium">Collection</p>
      <p className="mb-2 flex flex-wrap items-center gap-3">
        {collection ? collection.title : <span className="text-muted">In no collection</span>}
        {collection && (
          <button
            type="button"
            className="text-link min-h-11 text-sm"
            onClick={() => form.set({ itemCollections: [] })}
          >
            Take out<span className="sr-only"> of {collection.title}</span>
          </button>
        )}
      </p>
      <button type="button" className="button-plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Choose a collection'}
      </button>
      {isOpen && (
        <div className="mt-4">
          <CollectionPicker
            pickedOf={(id) => (collection?.id === id ? 'all' : 'none')}
            onToggle={({ id, title }) =>
              form.set({ itemCollections: collection?.id === id ? [] : [{ id, title }] })
            }
          />
        </div>
      )}
      {problem && <p className="mt-1.5 text-sm text-oxblood">{problem}</p>}
    </div>
  )
}
