import { useQuery } from '@tanstack/react-query'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { SelectArrayInput } from 'react-admin'
import { useController } from 'react-hook-form'
import { useConsoleData } from '../providers/dataProvider.ts'

/** The top categories that a record is listed under. */
export function TopCategoriesInput({ source, label }: { source: string; label: string }) {
  const data = useConsoleData()
  const { ref } = useController({ name: source, defaultValue: [] }).field
  const {
    data: nodes = [],
    isLoading,
    error,
  } = useQuery({ queryKey: ['taxonomy', 'nodes'], queryFn: () => data.listCategories() })
  const choices = nodes
    .filter(({ depth, title }) => depth === 0 && !isHiddenCategory(title))
    .map(({ id, title }) => ({ id, name: title }))
  return (
    <SelectArrayInput
      source={source}
      label={label}
      choices={choices}
      isLoading={isLoading}
      defaultValue={[]}
      isRequired
      // react-admin registers the frame of the select, which cannot take the focus of a wrong field.
      options={{ ref: (root: HTMLElement | null) => ref(root?.querySelector('[role=combobox]')) }}
      helperText={error ? 'The categories could not be loaded. Reload the page to try again.' : undefined}
    />
  )
}
