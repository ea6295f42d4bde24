import { z } from 'zod'
import { recordsIn } from '../dictionary/content-parts.ts'
import { articleContentSchema, saveContentInputSchema, articleRecord } from '../dictionary/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { markRecord } from '../marks/schemas.ts'
import { measuredText } from '../measured-text.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { blogLimits } from './messages.ts'
import { createPostInputSchema, managedPostSchema, postInputSchema } from './managed-schemas.ts'
import * as s from './schemas.ts'
import { blogSearchQuerySchema } from './schemas.ts'

const manage = { capability: 'blog.manage' } as const
const byId = z.object({ id: z.coerce.number().int().positive() })
const byUrl = z.object({ url: measuredText(300).max(300) })

// --- for everybody --------------------------------------------------------------------------------

/** Posts show their authors, who are the dictionary's. Nothing else of it makes the Blog's pages stale. */
const readsRecords = () => ({ dictionary: [s.postAuthors] })

export const searchPosts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/blog/search-results',
  name: 'blog.search',
  access: 'visitor',
  reads: ['blog', 'taxonomy', 'dictionary', 'synonyms'],
  summary:
    'Posts that match a text and filters, the newest without a text, with counts per topic, author and year',
  query: blogSearchQuerySchema,
  response: s.blogSearchResponseSchema,
  errors: ['SEARCH_UNAVAILABLE'],
  readsRecords,
})
export const suggestPosts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/blog/suggestions',
  name: 'blog.suggest-titles',
  access: 'visitor',
  reads: ['blog', 'taxonomy', 'dictionary', 'synonyms'],
  summary: 'Titles that complete what is being typed, from 3 characters',
  query: z.object({ term: textParameter(blogLimits.queryMax) }),
  response: s.postSuggestionsSchema,
  errors: ['SEARCH_UNAVAILABLE'],
  readsRecords,
})
export const readBlogOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/blog/overview',
  name: 'blog.read-overview',
  access: 'visitor',
  reads: ['blog', 'taxonomy', 'dictionary'],
  summary: 'What the landing page shows: topics and authors with counts, the newest posts and media posts',
  response: s.blogOverviewSchema,
  readsRecords,
})
export const readPost = defineEndpoint({
  method: 'GET',
  path: '/api/v1/blog/articles/:url',
  name: 'blog.read-article',
  access: 'visitor',
  reads: ['blog', 'taxonomy', 'dictionary', 'marks'],
  summary: 'A published post with what stands beside it, or the URL that it has moved to',
  params: byUrl,
  response: s.postResponseSchema,
  errors: ['NOT_FOUND'],
  readsRecords: (response) => {
    const { articles, marks } = recordsIn('article' in response ? response.article.content : [])
    return { dictionary: [s.postAuthors, ...articles.map(articleRecord)], marks: marks.map(markRecord) }
  },
})

// --- staff ----------------------------------------------------------------------------------------

export const managePosts = defineEndpoint({
  method: 'GET',
  path: '/api/v1/blog/admin/blog-articles',
  name: 'blog.manage-articles',
  access: manage,
  summary: 'Posts for the console',
  query: simpleRestQuerySchema,
  response: z.array(managedPostSchema),
})
export const managePost = defineEndpoint({
  method: 'GET',
  path: '/api/v1/blog/admin/blog-articles/:id',
  name: 'blog.manage-article',
  access: manage,
  summary: 'One post for the console',
  params: byId,
  response: managedPostSchema,
  errors: ['NOT_FOUND'],
})
export const createPost = defineEndpoint({
  method: 'POST',
  path: '/api/v1/blog/admin/blog-articles',
  name: 'blog.create-article',
  access: manage,
  status: 201,
  summary: 'A new, unpublished post, empty or with the content of a template',
  body: createPostInputSchema,
  response: managedPostSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updatePost = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id',
  name: 'blog.update-article',
  access: manage,
  summary: 'Change what a post is called and filed under',
  params: byId,
  body: postInputSchema,
  response: managedPostSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const publishPost = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id/publish',
  name: 'blog.publish-article',
  access: manage,
  summary: 'Publish the draft; on a published post this replaces what readers see',
  params: byId,
  response: managedPostSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'STATUS_CONFLICT'],
})
export const unpublishPost = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id/unpublish',
  name: 'blog.unpublish-article',
  access: manage,
  summary: 'Take a published post off the site; its draft stays',
  params: byId,
  response: managedPostSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/blog/admin/blog-articles/:id',
  name: 'blog.delete-article',
  access: manage,
  summary: 'Delete a post: off the site at once, and in the trash for 30 days',
  params: byId,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
})
export const readPostContent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/blog/admin/blog-articles/:id/content',
  name: 'blog.read-content',
  access: manage,
  summary: "The draft of a post's content, for the editor",
  params: byId,
  response: articleContentSchema,
  errors: ['NOT_FOUND'],
})
export const savePostContent = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id/content',
  name: 'blog.save-content',
  access: manage,
  revisionRequired: true,
  summary: 'Save the content as a new draft version',
  params: byId,
  body: saveContentInputSchema,
  response: articleContentSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'REVISION_REQUIRED'],
})
