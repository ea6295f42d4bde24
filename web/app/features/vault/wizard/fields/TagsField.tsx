import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'
import { vaultItemMessages as messages } from '@vitrine/contracts/vault-items/messages'
import { useState } from 'react'
import { TagChip } from '../../shared/TagChip.tsx'
import { TagPicker } from '../../shared/TagPicker.tsx'
import type { DraftForm } from '../use-draft.ts'

/** The item's tags, and the way to more; a new one goes to the item at once. */
export function TagsField({ form }: { form: DraftForm }) {
  const [isOpen, setOpen] = useState(false)
  const { tags } = form.draft
  const isFull = tags.length >= limits.tagsMax
  const problem = form.problemOf('tags') ?? (isOpen && isFull ? messages.tagsTooMany : undefined)
  const remove = (id: number) => form.set({ tags: tags.filter((tag) => tag.id !== id) })
  return (
    <div role="group" aria-label="Tags" data-invalid={problem ? true : undefined}>
      <p className="mb-1.5 font-medium">Tags</p>
      {tags.length > 0 && (
        <p className="mb-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <TagChip key={tag.id} tag={tag} onRemove={() => remove(tag.id)} />
          ))}
        </p>
      )}
      <button type="button" className="button-plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Choose tags'}
      </button>
      {isOpen && (
        <div className="mt-4">
          <TagPicker
            pickedOf={(id) => (tags.some((tag) => tag.id === id) ? 'all' : 'none')}
            onToggle={({ id, title, color }) => {
              if (tags.some((tag) => tag.id === id)) remove(id)
              else if (!isFull) form.set({ tags: [...tags, { id, title, color }] })
            }}
          />
        </div>
      )}
      {problem && <p className="mt-1.5 text-sm text-oxblood">{problem}</p>}
    </div>
  )
}
