import { Button } from '@mui/material'
import { unpublishPost } from '@vitrine/contracts/blog/endpoints'
import type { ManagedPost } from '@vitrine/contracts/blog/managed-schemas'
import { republishText } from '@vitrine/contracts/texts/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import { Link } from 'react-router'
import { useDone } from '../feedback/use-done.tsx'
import { useTellFailure } from '../feedback/use-refusals.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { postEditorPath } from './post-editor-path.ts'

/** To the content, where a post is published, and off the site. */
export function PostActions() {
  const post = useRecordContext<ManagedPost>()
  const { callEndpoint: call } = useConsoleData()
  const notify = useNotify()
  const tellFailure = useTellFailure()
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
