import { useQuery } from '@tanstack/react-query'
import { isHiddenCategory } from '@vitrine/contracts/taxonomy/hidden-categories'
import { SelectArrayInput } from 'react-admin'
import { useConsoleData } from '../providers/dataProvider.ts'

/** The top categories that a record is listed under. */
export function TopCategoriesInput({ source, label }: { source: string; label: string }) {
  const data = useConsoleData()
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
      helperText={error ? 'The categories could not be loaded. Reload the page to try again.' : undefined}
    />
  )
}
