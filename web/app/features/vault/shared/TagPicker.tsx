import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { tagLimits } from '@vitrine/contracts/tags/tags'
import type { ItemTag } from '@vitrine/contracts/vault-items/schemas'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { useSettledText } from '../../../shared/search-box/use-settled-text.ts'
import { tagList } from '../queries/tags.ts'
import { formPart } from './form-part.tsx'
import { OptionPicker, type Picked } from './OptionPicker.tsx'
import { PickerFailure } from './PickerFailure.tsx'
import { TagChip } from './TagChip.tsx'

const TagModal = formPart('tag', async () => (await import('./TagModal.tsx')).default)

interface TagPickerProps {
  pickedOf: (id: number) => Picked
  onToggle: (tag: ItemTag) => void
  isBusy?: boolean
  /** Hidden where staff choose for a member. */
  mayAdd?: boolean
}

/** The member's tags to tick, with a search, and a new one. */
export function TagPicker({ pickedOf, onToggle, isBusy = false, mayAdd = true }: TagPickerProps) {
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery({
    ...tagList(browserCall, { limit: tagLimits.pickerPage, s: 'title:asc', 'f.title': useSettledText(text) }),
    placeholderData: keepPreviousData,
  })
  return (
    <OptionPicker
      label="Tags"
      searchLabel="Search tags"
      text={text}
      maxLength={tagLimits.titleMax}
      onText={setText}
      options={data?.items}
      failure={error && <PickerFailure error={error} onRetry={refetch} />}
      pickedOf={pickedOf}
      onToggle={onToggle}
      isBusy={isBusy}
      draw={(tag) => <TagChip tag={tag} />}
    >
      {mayAdd && (
        <button type="button" className="text-link mt-2 min-h-11" onClick={() => setAdding(true)}>
          Add new
        </button>
      )}
      {isAdding && (
        <TagModal
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
