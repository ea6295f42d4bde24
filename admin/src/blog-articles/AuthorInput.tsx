import { useQuery } from '@tanstack/react-query'
import { AutocompleteInput } from 'react-admin'
import { useConsoleData } from '../providers/dataProvider.ts'

/** Who wrote it: the authors of the dictionary write the Blog as well. */
export function AuthorInput() {
  const data = useConsoleData()
  const { data: authors = [], isPending } = useQuery({
    queryKey: ['authors', 'names'],
    queryFn: () => data.listAuthorNames(),
  })
  return (
    <AutocompleteInput
      source="authorId"
      label="Author"
      choices={authors}
      optionText="fullName"
      isPending={isPending}
      isRequired
      fullWidth
    />
  )
}
