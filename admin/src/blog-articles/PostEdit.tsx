import { Stack } from '@mui/material'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { RecordWrittenNow } from '../texts/WrittenNow.tsx'
import { PostActions } from './PostActions.tsx'
import { PostFields, validatePost } from './PostFields.tsx'

export default function PostEdit() {
  const actions = (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <PostActions />
      <DeleteRecord
        question="Delete this post?"
        consequence={
          <>
            Its page is removed immediately, and links to it stop working. It stays in the trash for 30 days
            and can be restored until then.
            <RecordWrittenNow kind="blog-article" />
          </>
        }
      />
    </Stack>
  )
  return (
    <RecordEditPage title="Post" what="post" validate={validatePost} remove={actions}>
      <PostFields />
    </RecordEditPage>
  )
}
