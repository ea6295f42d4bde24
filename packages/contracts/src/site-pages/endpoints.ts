import { z } from 'zod'
import { recordsIn } from '../dictionary/content-parts.ts'
import { articleContentSchema, saveContentInputSchema, articleRecord } from '../dictionary/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { markRecord } from '../marks/schemas.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { sitePagesLimits as limits } from './messages.ts'
import * as s from './schemas.ts'

const manage = { capability: 'site-pages.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })

export const readSitePage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/site-pages/page',
  name: 'site-pages.read-page',
  access: 'visitor',
  reads: ['site-pages', 'dictionary', 'marks'],
  kept: true,
  summary: 'The written page at a path of the site',
  query: z.object({ at: textParameter(limits.pathMax) }),
  response: s.sitePageSchema,
  errors: ['NOT_FOUND'],
  readsRecords: ({ id, content }) => {
    const { articles, marks } = recordsIn(content)
    return {
      'site-pages': [s.sitePageRecord(id)],
      dictionary: articles.map(articleRecord),
      marks: marks.map(markRecord),
    }
  },
})

export const managePages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/site-pages/admin/site-pages',
  name: 'site-pages.manage-pages',
  access: manage,
  summary: 'The written pages for the console',
  query: simpleRestQuerySchema,
  response: z.array(s.managedSitePageSchema),
})
export const managePage = defineEndpoint({
  method: 'GET',
  path: '/api/v1/site-pages/admin/site-pages/:id',
  name: 'site-pages.manage-page',
  access: manage,
  summary: 'One written page for the console',
  params: byId,
  response: s.managedSitePageSchema,
  errors: ['NOT_FOUND'],
})
export const updatePage = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/site-pages/admin/site-pages/:id',
  name: 'site-pages.update-page',
  access: manage,
  summary: "Change a page's title, the words around its text and its picture; its path stays",
  params: byId,
  body: s.sitePageInputSchema,
  response: s.managedSitePageSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const publishPage = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/site-pages/admin/site-pages/:id/publish',
  name: 'site-pages.publish-page',
  access: manage,
  summary: 'Show readers the draft in place of what they see',
  params: byId,
  response: s.managedSitePageSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'STATUS_CONFLICT'],
})
export const readPageContent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/site-pages/admin/site-pages/:id/content',
  name: 'site-pages.read-content',
  access: manage,
  summary: "The draft of a page's content, for the editor",
  params: byId,
  response: articleContentSchema,
  errors: ['NOT_FOUND'],
})
export const savePageContent = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/site-pages/admin/site-pages/:id/content',
  name: 'site-pages.save-content',
  access: manage,
  revisionRequired: true,
  summary: 'Save the content as a new draft version',
  params: byId,
  body: saveContentInputSchema,
  response: articleContentSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'REVISION_REQUIRED'],
})
