import { offeredCollectionSorts, type CollectionSort } from '@vitrine/contracts/collections/sorts'
import { Form, useSubmit } from 'react-router'

/**
 * In which order the items stand. Another order begins with its first page; without scripts a button sends
 * the choice.
 */
export function SortForm({ path, sort }: { path: string; sort: CollectionSort }) {
  const submit = useSubmit()
  return (
    <Form action={path} method="get" preventScrollReset className="flex items-center gap-2" data-print="no">
      <label htmlFor="sort" className="text-sm whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id="sort"
        name="s"
        className="field w-auto"
        value={sort}
        onChange={({ currentTarget }) => void submit(currentTarget.form, { preventScrollReset: true })}
      >
        {offeredCollectionSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" className="button-plain hidden nojs:block">
        Sort
      </button>
    </Form>
  )
}
