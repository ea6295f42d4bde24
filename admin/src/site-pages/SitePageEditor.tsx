import { publishPage, readPageContent, savePageContent } from '@vitrine/contracts/site-pages/endpoints'
import { Skeleton } from '@mui/material'
import { useParams } from 'react-router'
import { EditorPage } from '../article-editor/EditorPage.tsx'
import type { EditedText } from '../article-editor/edited-text.ts'
import { latePart } from '../feedback/late-part.tsx'
import { dataProvider, useConsoleData } from '../providers/dataProvider.ts'
import { SITE_PAGES_PATH, sitePageEditorPath } from './site-page-editor-path.ts'

const SitePageDetails = latePart(
  () => import('./SitePageDetails.tsx'),
  <Skeleton variant="rectangular" height={420} />,
)

/** `/oryEditor/page/{id}`: the text of a page of the site, in the editor of the dictionary's articles. */
export default function SitePageEditor() {
  const params = { id: Number(useParams()['id']) }
  const { callEndpoint: call } = useConsoleData()
  const text: EditedText = {
    key: `page/${params.id}`,
    kind: 'site-page',
    noun: 'page',
    staysOnSite: true,
    Details: SitePageDetails,
    list: { to: SITE_PAGES_PATH, label: 'All pages' },
    // What other texts have as their URL is the path here.
    pageOf: (path) => path,
    editorOf: () => sitePageEditorPath(params.id),
    read: () => call(readPageContent, { params }),
    // Not by way of react-admin, which leaves for the log-in page when a session has ended.
    save: ({ revision }, blocks) =>
      dataProvider.callEndpoint(savePageContent, { params, body: { blocks } }, { revision }),
    publish: async (versions) => {
      const published = await dataProvider.callEndpoint(
        publishPage,
        { params },
        { revision: versions.revision },
      )
      return { ...published, url: published.path }
    },
  }
  return <EditorPage text={text} title="Page" />
}
