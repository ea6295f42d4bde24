import { AutocompleteInput } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { TaxonomyNode } from '@vitrine/contracts/taxonomy/schemas'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { useConsoleData } from '../providers/dataProvider.ts'

/** Zero is no category: it is to be chosen anew. */
const noneIfZero = (id: unknown) => (id === 0 ? null : id)

export function VaultCategoryInput({
  isRequired = false,
  alwaysOn: _alwaysOn = false,
}: {
  isRequired?: boolean
  alwaysOn?: boolean
}) {
  const { choices, isPending, error } = useTopCategories()
  const failed = error ? 'The categories could not be loaded. Reload the page to try again.' : undefined
  return (
    <AutocompleteInput
      source="categoryId"
      label="Category"
      choices={choices}
      optionText="name"
      isPending={isPending}
      isRequired={isRequired}
      format={noneIfZero}
      fullWidth
      {...(failed && { helperText: failed })}
    />
  )
}

const none: readonly TaxonomyNode[] = []

/** The categories that an item can have: those at the top, by name. */
export function useTopCategories() {
  const data = useConsoleData()
  const {
    data: nodes = none,
    isPending,
    error,
  } = useQuery({ queryKey: ['taxonomy', 'nodes'], queryFn: () => data.listCategories() })
  const roots = nodes.filter(({ depth }) => depth === 0)
  const names = new Map(roots.map(({ id, title }) => [id, title]))
  return {
    choices: roots
      .filter(({ title }) => !isHiddenCategory(title))
      .map(({ id, title }) => ({ id, name: title })),
    /** 0 where a bulk update has taken it away. */
    nameOf: (id: number) => (id === 0 ? 'No category' : (names.get(id) ?? '')),
    isPending,
    error,
  }
}
