import { managePage, updatePage } from '@vitrine/contracts/site-pages/endpoints'
import { sitePageInputSchema } from '@vitrine/contracts/site-pages/schemas'
import { RecordDetails } from '../article-editor/details/RecordDetails.tsx'
import type { DetailsProps } from '../article-editor/edited-text.ts'
import { dataProvider } from '../providers/dataProvider.ts'
import { SitePageFields, validateSitePage } from './SitePageFields.tsx'

const fields = Object.keys(sitePageInputSchema.shape)

/** What stands around the text of a page, beside it. */
export default function SitePageDetails(props: DetailsProps) {
  const params = { id: props.versions.id }
  return (
    <RecordDetails
      resource="site-pages"
      what="page"
      fields={fields}
      read={() => dataProvider.callEndpoint(managePage, { params })}
      write={(typed, revision) =>
        dataProvider.callEndpoint(
          updatePage,
          { params, body: sitePageInputSchema.parse(typed) },
          { revision },
        )
      }
      placeOf={({ title, path, revision }) => ({ title, url: path, revision })}
      validate={validateSitePage}
      {...props}
    >
      <SitePageFields />
    </RecordDetails>
  )
}
