import { Button } from '@mui/material'
import type { unpublishPost } from '@vitrine/contracts/blog/endpoints'
import type { ManagedPost } from '@vitrine/contracts/blog/managed-schemas'
import * as at from '@vitrine/contracts/blog/paths'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRedirect } from 'react-admin'
import { Link } from 'react-router'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { postEditorPath } from './post-editor-path.ts'

/** To the content, where a post is published, and off the site. */
export function PostActions() {
  const post = useRecordContext<ManagedPost>()
  const { callEndpoint: call } = useConsoleData()
  const notify = useNotify()
  const redirect = useRedirect()
  const unpublish = useMutation({
    mutationFn: async ({ id, revision }: ManagedPost) => await call<typeof unpublishPost>(at.unpublishPost, { params: { id } }, { revision }),
    onSuccess: () => {
      notify('The post is off the site. Its draft stays.', { type: 'success' })
      redirect('list', 'blog-articles')
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
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
