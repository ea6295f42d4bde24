import { ProposedUrl } from '../editing/ProposedUrl.tsx'
import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { AuthorFields, validateAuthor } from './AuthorFields.tsx'

export default function AuthorCreate() {
  return (
    <RecordCreatePage title="New author" validate={validateAuthor}>
      <AuthorFields />
      <ProposedUrl of={['firstName', 'lastName']} to="url" />
    </RecordCreatePage>
  )
}
