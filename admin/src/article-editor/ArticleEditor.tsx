import { articlePageUri } from '@vitrine/contracts/dictionary/article-url'
import { useParams, useSearchParams } from 'react-router'
import { MANAGER_PATH } from '../layout/navigation.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { EditorPage } from './EditorPage.tsx'
import type { EditedText } from './edited-text.ts'

/** `/oryEditor/{url}`: an article's content. The title in the URL shows until the article itself is there. */
export default function ArticleEditor() {
  const { url = '' } = useParams()
  const [parameters] = useSearchParams()
  const data = useConsoleData()
  const text: EditedText = {
    key: url,
    list: { to: MANAGER_PATH, label: 'All articles' },
    pageOf: articlePageUri,
    read: () => data.readContent(url),
    save: (versions, blocks) => data.saveContent(versions, blocks),
    publish: async (versions) => {
      const { status, ...published } = await data.publishArticle(versions)
      return { ...published, status: status.name }
    },
  }
  const isTemplate = async () => (await data.listArticles({ offset: 0, max: 1, query: '' })).defaultArticle.url === url
  return <EditorPage text={text} title={parameters.get('title') ?? 'Article'} isTemplate={isTemplate} />
}
