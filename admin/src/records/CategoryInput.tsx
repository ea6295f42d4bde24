import { useQuery } from '@tanstack/react-query'
import { AutocompleteInput } from 'react-admin'
import { categoryChoices } from '../dictionary/use-choices.ts'
import { useConsoleData } from '../providers/dataProvider.ts'

/** A category by its place in the tree. */
export function CategoryInput({
  isRequired = false,
  alwaysOn: _alwaysOn = false,
}: {
  isRequired?: boolean
  alwaysOn?: boolean
}) {
  const data = useConsoleData()
  const { data: choices = [], isPending } = useQuery({
    queryKey: ['taxonomy', 'choices'],
    queryFn: async () => categoryChoices(await data.listCategories()),
  })
  return (
    <AutocompleteInput
      source="categoryId"
      label="Category"
      choices={choices}
      optionText="label"
      isPending={isPending}
      isRequired={isRequired}
      fullWidth
    />
  )
}
