import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { PostFields, validatePost } from './PostFields.tsx'

export default function PostCreate() {
  return (
    <RecordCreatePage title="New post" intro="A new post is a draft. Open it from the list to write its content and to publish it." validate={validatePost}>
      <PostFields />
    </RecordCreatePage>
  )
}
