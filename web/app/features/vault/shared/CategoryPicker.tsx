import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { vaultCategories } from '../queries/categories.ts'
import { OptionPicker, type Picked } from './OptionPicker.tsx'
import { PickerFailure } from './PickerFailure.tsx'

interface CategoryPickerProps {
  pickedOf: (id: number) => Picked
  onToggle: (category: { id: number }) => void
  isBusy: boolean
}

/** The categories to tick. There are few: what is typed is looked for here. */
export function CategoryPicker({ pickedOf, onToggle, isBusy }: CategoryPickerProps) {
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
