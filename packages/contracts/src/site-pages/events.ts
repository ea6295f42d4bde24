import { z } from 'zod'
import { defineEvent, type ShownBy } from '../event.ts'
import { sitePageRecord } from './schemas.ts'

const pageChange = z.object({ pageId: z.int(), revision: z.int() })
const ofPage: ShownBy<typeof pageChange> = {
  changes: 'site-pages',
  records: ({ pageId }) => [sitePageRecord(pageId)],
}

export const sitePageUpdated = defineEvent('site-page.updated.v1', pageChange, ofPage)
export const sitePagePublished = defineEvent('site-page.published.v1', pageChange, ofPage)
