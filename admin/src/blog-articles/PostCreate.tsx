import { SelectInput } from 'react-admin'
import { ProposedUrl } from '../editing/ProposedUrl.tsx'
import { RecordCreatePage } from '../editing/RecordPages.tsx'
import { useTemplates } from '../texts/use-templates.ts'
import { PostFields, validatePost } from './PostFields.tsx'

export default function PostCreate() {
  return (
    <RecordCreatePage
      title="New post"
      intro="A new post is a draft. Open it from the list to write its content and to publish it."
      validate={validatePost}
    >
      <TemplateInput />
      <PostFields />
      <ProposedUrl of={['title']} to="url" />
    </RecordCreatePage>
  )
}

/** Nothing to choose from, or nothing that could be loaded: the post begins empty. */
function TemplateInput() {
  const { data = [] } = useTemplates('blog-article')
  if (data.length === 0) return null
  return (
    <SelectInput
      source="templateId"
      label="Template"
      choices={data}
      optionText="name"
      emptyText="None: begin empty"
      defaultValue={null}
      parse={(id: unknown) => (id === '' ? null : id)}
      helperText="What its text begins with"
    />
  )
}
