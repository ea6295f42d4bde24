import { Skeleton } from '@mui/material'
import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import { useParams, useSearchParams } from 'react-router'
import { editorPath } from '../dictionary/editor-path.ts'
import { latePart } from '../feedback/late-part.tsx'
import { MANAGER_PATH } from '../layout/navigation.ts'
import { dataProvider, useConsoleData } from '../providers/dataProvider.ts'
import { EditorPage } from './EditorPage.tsx'
import type { EditedText } from './edited-text.ts'

const ArticleDetails = latePart(
  () => import('./details/ArticleDetails.tsx'),
  <Skeleton variant="rectangular" height={420} />,
)

/** `/oryEditor/{url}`: an article's content. The title in the URL shows until the article itself is there. */
export default function ArticleEditor() {
  const { url = '' } = useParams()
  const [parameters] = useSearchParams()
  const data = useConsoleData()
  const text: EditedText = {
    key: url,
    kind: 'dictionary-article',
    noun: 'article',
    Details: ArticleDetails,
    list: { to: MANAGER_PATH, label: 'All articles' },
    pageOf: articlePageUri,
    editorOf: editorPath,
    read: (versions) => data.readContent(versions?.url ?? url),
    // Not by way of react-admin, which leaves for the log-in page when a session has ended.
    save: (versions, blocks) => dataProvider.saveContent(versions, blocks),
    publish: async (versions) => {
      const { status, ...published } = await dataProvider.publishArticle(versions, versions.id)
      return { ...published, status: status.name }
    },
  }
  return <EditorPage text={text} title={parameters.get('title') ?? 'Article'} />
}
