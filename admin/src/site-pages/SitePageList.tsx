import type { ManagedSitePage } from '@vitrine/contracts/site-pages/schemas'
import { FunctionField, SearchInput } from 'react-admin'
import { Status } from '../dictionary/StatusChip.tsx'
import { instant } from '../feedback/amounts.ts'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { Page } from '../layout/Page.tsx'
import { RowLink, Col, RowTable, fromTablet } from '../lists/RowTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { ScheduledMark } from '../texts/ScheduleNotice.tsx'
import { WriteLink } from '../texts/WriteLink.tsx'
import { sitePageEditorPath } from './site-page-editor-path.ts'

export default function SitePageList() {
  return (
    <Page
      title="Pages"
      intro="Terms, privacy, about and the other written pages of the site, and the words with which its sections begin. Their URLs are fixed, because other pages, emails and search engines lead there: a page is neither moved nor deleted."
    >
      <RowList
        filters={[<SearchInput key="q" source="q" alwaysOn />]}
        sort={{ field: 'title', order: 'ASC' }}
        perPage={25}
        empty={
          <EmptyFace title="No pages">The pages of the site are made when the product is updated.</EmptyFace>
        }
      >
        <RowTable
          rowClick="edit"
          empty={<EmptyFace title="No pages found">Try fewer letters of the title or of the URL.</EmptyFace>}
        >
          <Col source="title">
            <RowLink<ManagedSitePage>>{({ title }) => title}</RowLink>
          </Col>
          <Col label="Text">
            <FunctionField<ManagedSitePage>
              render={({ id, title }) => <WriteLink title={title} to={sitePageEditorPath(id)} />}
            />
          </Col>
          <Col source="path" label="URL" sx={fromTablet} />
          <Col label="Status" sx={fromTablet}>
            <FunctionField<ManagedSitePage>
              render={(page) => (
                <>
                  <Status {...page} />
                  <ScheduledMark kind="site-page" id={page.id} />
                </>
              )}
            />
          </Col>
          <Col source="lastEdited" label="Last edited" sx={fromTablet}>
            <FunctionField<ManagedSitePage>
              render={({ lastEdited }) => <time dateTime={lastEdited}>{instant(lastEdited)}</time>}
            />
          </Col>
        </RowTable>
      </RowList>
    </Page>
  )
}
