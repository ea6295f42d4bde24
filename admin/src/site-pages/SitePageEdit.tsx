import { Button, Stack } from '@mui/material'
import { OpenInNew } from '@mui/icons-material'
import type { ManagedSitePage } from '@vitrine/contracts/site-pages/schemas'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { RecordEditPage } from '../editing/RecordPages.tsx'
import { SitePageFields, validateSitePage } from './SitePageFields.tsx'
import { sitePageEditorPath } from './site-page-editor-path.ts'

/** What stands around a page's text. There is no way to delete it. */
export default function SitePageEdit() {
  return (
    <RecordEditPage title="Page" what="page" validate={validateSitePage} remove={<PageLinks />}>
      <SitePageFields />
    </RecordEditPage>
  )
}

function PageLinks() {
  const page = useRecordContext<ManagedSitePage>()
  if (!page) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button component={Link} to={sitePageEditorPath(page.id)}>
        Write
      </Button>
      <Button href={page.path} target="_blank" rel="noopener" startIcon={<OpenInNew fontSize="small" />}>
        Public page
      </Button>
    </Stack>
  )
}
