import { publishPost, readPostContent, savePostContent } from '@vitrine/contracts/blog/endpoints'
import { blogPageUri } from '@vitrine/contracts/blog/post-url'
import { Skeleton } from '@mui/material'
import { useParams } from 'react-router'
import { EditorPage } from '../article-editor/EditorPage.tsx'
import type { EditedText } from '../article-editor/edited-text.ts'
import { latePart } from '../feedback/late-part.tsx'
import { dataProvider, useConsoleData } from '../providers/dataProvider.ts'
import { postEditorPath, POSTS_PATH } from './post-editor-path.ts'

const PostDetails = latePart(
  () => import('./PostDetails.tsx'),
  <Skeleton variant="rectangular" height={420} />,
)

/** `/oryEditor/blog/{id}`: a post's content, in the editor of the dictionary's articles. */
export default function PostEditor() {
  const params = { id: Number(useParams()['id']) }
  const { callEndpoint: call } = useConsoleData()
  const text: EditedText = {
    key: `blog/${params.id}`,
    kind: 'blog-article',
    noun: 'post',
    Details: PostDetails,
    list: { to: POSTS_PATH, label: 'All posts' },
    pageOf: blogPageUri,
    editorOf: () => postEditorPath(params.id),
    read: () => call(readPostContent, { params }),
    // Not by way of react-admin, which leaves for the log-in page when a session has ended.
    save: ({ revision }, blocks) =>
      dataProvider.callEndpoint(savePostContent, { params, body: { blocks } }, { revision }),
    publish: ({ revision }) => dataProvider.callEndpoint(publishPost, { params }, { revision }),
  }
  return <EditorPage text={text} title="Post" />
}
