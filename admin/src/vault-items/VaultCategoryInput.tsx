import { AutocompleteInput } from 'react-admin'
import { useTopCategories } from './use-top-categories.ts'

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
