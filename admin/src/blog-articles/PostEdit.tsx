import { Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { unpublishPost } from '@vitrine/contracts/blog/endpoints'
import type { ManagedPost } from '@vitrine/contracts/blog/managed-schemas'
import { republishText } from '@vitrine/contracts/texts/endpoints'
import { useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { DeleteRecord } from '../editing/DeleteRecord.tsx'
import { RecordEditPage } from '../editing/RecordPages.tsx'
import { useDone } from '../feedback/use-done.tsx'
import { useFailureNotice } from '../feedback/RefusedActions.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { RecordWrittenNow } from '../texts/WrittenNow.tsx'
import { postEditorPath } from './post-editor-path.ts'
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

/** To the content, where a post is published, and off the site. */
function PostActions() {
  const post = useRecordContext<ManagedPost>()
  const { callEndpoint: call } = useConsoleData()
  const notify = useNotify()
  const tellFailure = useFailureNotice()
  const redirect = useRedirect()
  const tellDone = useDone()
  const refresh = useRefresh()
  const republish = useMutation({
    mutationFn: async (id: number) => await call(republishText, { params: { kind: 'blog-article', id } }),
    onSuccess: () => {
      notify('The post is on the site again.', { type: 'success' })
      refresh()
    },
    onError: (error) => tellFailure(error, `put ‘${post?.title}’ on the site again`),
  })
  const unpublish = useMutation({
    mutationFn: async ({ id, revision }: ManagedPost) =>
      await call(unpublishPost, { params: { id } }, { revision }),
    onSuccess: (_, { id }) => {
      tellDone('The post is off the site. Its draft stays.', () => republish.mutate(id))
      redirect('list', 'blog-articles')
    },
    onError: (error, { title }) => tellFailure(error, `unpublish ‘${title}’`),
  })
  if (!post) return null
  return (
    <>
      <Button component={Link} to={postEditorPath(post.id)}>
        Write
      </Button>
      {post.status === 'PUBLISHED' && (
        <Button loading={unpublish.isPending} onClick={() => unpublish.mutate(post)}>
          Unpublish
        </Button>
      )}
    </>
  )
}
