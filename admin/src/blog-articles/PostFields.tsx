import { useQuery } from '@tanstack/react-query'
import { postInputSchema } from '@vitrine/contracts/blog/managed-schemas'
import { mediaHosts } from '@vitrine/contracts/blog/media-hosts'
import { blogMessages } from '@vitrine/contracts/blog/messages'
import { SelectInput, TextInput, AutocompleteInput } from 'react-admin'
import { emptyIsNull, textAlways } from '../editing/field-values.ts'
import { PictureInput } from '../feedback/PictureInput.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { CategoryInput } from '../records/CategoryInput.tsx'
import { validateRecord } from '../records/validate-record.ts'

export const validatePost = validateRecord(postInputSchema, {
  pictures: { picture: blogMessages.pictureNotAllowed },
})

const kinds = [
  { id: 'article', name: 'Article' },
  { id: 'media', name: 'Media: pictures, or a link to a video or a podcast' },
]

export function PostFields() {
  return (
    <>
      <TextInput source="title" isRequired />
      <TextInput
        source="url"
        label="URL"
        isRequired
        helperText="The end of the page’s URL: /articles/… An old URL leads to the new one."
      />
      <SelectInput source="kind" choices={kinds} defaultValue="article" isRequired />
      <TextInput
        source="description"
        multiline
        minRows={2}
        isRequired
        helperText="Two sentences for lists and search engines"
      />
      <CategoryInput isRequired />
      <AuthorInput />
      <PictureInput source="picture" label="Picture URL" isRequired />
      <TextInput
        source="pictureAlt"
        label="Alternative text, for people who cannot see the picture"
        defaultValue=""
        parse={textAlways}
      />
      <TextInput
        source="mediaLink"
        label="Link to a video or a podcast"
        type="url"
        defaultValue={null}
        parse={emptyIsNull}
        helperText={`Media posts only, on ${mediaHosts.join(', ')}`}
      />
      <TextInput
        source="publishedOn"
        label="Date"
        defaultValue={null}
        parse={emptyIsNull}
        helperText="Like 2026-01-31. Empty: the day on which it is first published."
      />
    </>
  )
}

/** Who wrote it: the authors of the dictionary write the Blog as well. */
function AuthorInput() {
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
