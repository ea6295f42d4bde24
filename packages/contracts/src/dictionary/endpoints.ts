import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import { createdResponseSchema, listResponseSchema, offsetSchema } from '../paging.ts'
import { simpleRestQuerySchema, textParameter } from '../parameters.ts'
import { markRecord } from '../marks/schemas.ts'
import { recordsIn } from './content-parts.ts'
import * as s from './schemas.ts'
import * as templates from './templates.ts'

const manage = { capability: 'dictionary.manage' } as const
const byUrl = z.object({ url: measuredText(300).max(300) })
const byAuthorUrl = z.object({ authorUrl: measuredText(300).max(300) })
const byId = z.object({ id: z.coerce.number().int().positive() })

// --- public --------------------------------------------------------------------------------------

export const searchDictionary = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/search-results',
  name: 'dictionary.search',
  access: 'visitor',
  reads: ['dictionary', 'taxonomy', 'synonyms'],
  kept: true,
  summary:
    'Articles that match a text, a category and an author, with counts per root category and per author',
  query: s.searchQuerySchema,
  response: s.searchResponseSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const suggestTitles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/suggestions',
  name: 'dictionary.suggest-titles',
  access: 'visitor',
  reads: ['dictionary', 'taxonomy', 'synonyms'],
  kept: true,
  summary: 'Titles that complete what is being typed, from 3 characters',
  query: z.object({ term: textParameter(100) }),
  response: s.suggestionsSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const countByLetter = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/letter-counts',
  name: 'dictionary.count-by-letter',
  access: 'visitor',
  reads: ['dictionary'],
  summary: "The number of articles under '#' and each of A to Z",
  response: s.letterCountsSchema,
})
export const countByCategory = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/category-counts',
  name: 'dictionary.count-by-category',
  access: 'visitor',
  reads: ['dictionary', 'taxonomy', 'synonyms'],
  summary: 'The number of articles under each root category, within a text and an author',
  query: z.object({ query: textParameter(100), authors: textParameter(20) }),
  response: s.categoryCountsSchema,
  errors: ['SEARCH_UNAVAILABLE'],
})
export const listLetterArticles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/letter-articles',
  name: 'dictionary.list-letter-articles',
  access: 'visitor',
  reads: ['dictionary'],
  kept: true,
  summary: "The articles under a letter, by title; '0' or '#' stands for digits and other scripts",
  query: z.object({ letter: textParameter(10), offset: offsetSchema }),
  response: s.articleListSchema,
  errors: ['NOT_FOUND'],
})
export const listCategoryArticles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/category-articles',
  name: 'dictionary.list-category-articles',
  access: 'visitor',
  reads: ['dictionary', 'taxonomy'],
  kept: true,
  summary: 'The articles of a category and everything below it, by title',
  query: z.object({ category: textParameter(200), offset: offsetSchema }),
  response: s.articleListSchema,
  errors: ['NOT_FOUND'],
})
export const readArticle = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/articles/:url',
  name: 'dictionary.read-article',
  access: 'visitor',
  reads: ['dictionary', 'taxonomy', 'marks'],
  kept: true,
  summary: 'A published article, or the address it has moved to',
  params: byUrl,
  response: s.articleResponseSchema,
  errors: ['NOT_FOUND'],
  // Where it has moved follows from other articles, too. A link goes with the entry that it leads to; a new
  // entry need not be linked everywhere at once.
  readsRecords: (response) => {
    if (!('article' in response)) return { marks: [] }
    const { articles, marks } = recordsIn(response.article.content)
    return {
      dictionary: [response.article.id, ...articles, ...response.article.mentions].map(s.articleRecord),
      marks: marks.map(markRecord),
    }
  },
})
export const listRelatedArticles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/articles/:url/related',
  name: 'dictionary.list-related-articles',
  access: 'visitor',
  reads: ['dictionary', 'taxonomy'],
  kept: true,
  summary:
    'Other articles of the nearest category that has enough of them, most alike first, for the foot of an article',
  params: byUrl,
  response: s.relatedArticlesSchema,
  errors: ['NOT_FOUND'],
  // Those that are shown, not those that might be: a new article need not be named below every other at once.
  readsRecords: ({ articleId, items }) => ({
    dictionary: [articleId, ...items.map(({ id }) => id)].map(s.articleRecord),
  }),
})
export const listAuthors = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/authors',
  name: 'dictionary.list-authors',
  access: 'visitor',
  reads: ['dictionary'],
  summary: 'Every author, by name',
  response: listResponseSchema(s.authorSchema),
})
export const readAuthor = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/authors/:authorUrl',
  name: 'dictionary.read-author',
  access: 'visitor',
  reads: ['dictionary'],
  summary: "An author's profile",
  params: byAuthorUrl,
  response: s.authorSchema,
  errors: ['NOT_FOUND'],
})
export const listAuthorArticles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/authors/:authorUrl/articles',
  name: 'dictionary.list-author-articles',
  access: 'visitor',
  reads: ['dictionary'],
  summary: "An author's published articles, newest first",
  params: byAuthorUrl,
  query: z.object({ offset: offsetSchema }),
  response: s.articleListSchema,
  errors: ['NOT_FOUND'],
})

// --- staff ---------------------------------------------------------------------------------------

export const manageArticles = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/admin/articles',
  name: 'dictionary.manage-articles',
  access: manage,
  summary:
    "The manager's list: articles whose title, url, author, text or id has what is looked for, filtered, and sorted as a whole",
  query: s.managerQuerySchema,
  response: s.managerResponseSchema,
})
export const manageArticle = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/admin/articles/:url',
  name: 'dictionary.manage-article',
  access: manage,
  summary: 'One article as the manager lists it, for whoever lost a race for it',
  params: byUrl,
  response: z.object({ response: s.managedArticleSchema }),
  errors: ['NOT_FOUND'],
})
export const createArticle = defineEndpoint({
  method: 'POST',
  path: '/api/v1/dictionary/admin/articles',
  name: 'dictionary.create-article',
  access: manage,
  status: 201,
  summary: 'A new, unpublished article with the content of a template, the default one where none is named',
  body: s.createArticleInputSchema,
  response: createdResponseSchema,
  errors: ['ALREADY_EXISTS'],
  errorShape: 'article-form',
})
export const updateArticle = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles',
  name: 'dictionary.update-article',
  access: manage,
  summary: "Change an article's details; If-Match guards against overwriting another editor",
  body: s.updateArticleInputSchema,
  response: z.object({ response: s.managedArticleSchema }),
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
  errorShape: 'article-form',
})
export const updateThumbnail = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/dictionary/admin/articles/:url',
  name: 'dictionary.update-thumbnail',
  access: manage,
  summary: "Change only an article's thumbnail",
  params: byUrl,
  body: s.updateThumbnailInputSchema,
  response: z.object({ response: s.managedArticleSchema }),
  errors: ['NOT_FOUND', 'REVISION_CONFLICT'],
  errorShape: 'article-form',
})
export const publishArticle = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles/:url/publish',
  name: 'dictionary.publish-article',
  access: manage,
  summary: 'Publish the draft; on a published article this re-publishes',
  params: byUrl,
  body: s.publishInputSchema,
  response: z.object({ response: s.managedArticleSchema }),
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'STATUS_CONFLICT'],
})
export const unpublishArticle = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles/:url/unpublish',
  name: 'dictionary.unpublish-article',
  access: manage,
  summary: 'Take a published article off the site; its draft stays',
  params: byUrl,
  body: s.publishInputSchema,
  response: z.object({ response: s.managedArticleSchema }),
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'STATUS_CONFLICT'],
})
export const deleteArticle = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/dictionary/admin/articles/:url',
  name: 'dictionary.delete-article',
  access: manage,
  summary: 'Delete an article: off the site at once, and in the trash for 30 days',
  params: byUrl,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'IN_USE'],
})
export const readContent = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/admin/articles/:url/content',
  name: 'dictionary.read-content',
  access: manage,
  summary: "The draft of an article's content, for the editor",
  params: byUrl,
  response: s.articleContentSchema,
  errors: ['NOT_FOUND'],
})
export const saveContent = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles/:url/content',
  name: 'dictionary.save-content',
  access: manage,
  revisionRequired: true,
  summary: 'Save the content as a new draft version',
  params: byUrl,
  body: s.saveArticleInputSchema,
  response: s.articleContentSchema,
  errors: ['NOT_FOUND', 'REVISION_CONFLICT', 'REVISION_REQUIRED'],
})
/** The dialect of ra-data-simple-rest: sort, range and filter are JSON texts; totals travel in Content-Range. */
export const manageAuthors = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/admin/authors',
  name: 'dictionary.manage-authors',
  access: manage,
  summary: 'Authors for the console',
  query: simpleRestQuerySchema,
  response: z.array(s.managedAuthorSchema),
})
export const manageAuthor = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/admin/authors/:id',
  name: 'dictionary.manage-author',
  access: manage,
  summary: 'One author for the console',
  params: byId,
  response: s.managedAuthorSchema,
  errors: ['NOT_FOUND'],
})
export const createAuthor = defineEndpoint({
  method: 'POST',
  path: '/api/v1/dictionary/admin/authors',
  name: 'dictionary.create-author',
  access: manage,
  status: 201,
  summary: 'A new author',
  body: s.authorInputSchema,
  response: s.managedAuthorSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateAuthor = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/dictionary/admin/authors/:id',
  name: 'dictionary.update-author',
  access: manage,
  summary: "Change an author; the new name reaches every article's document",
  params: byId,
  body: s.authorInputSchema,
  response: s.managedAuthorSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT'],
})
export const deleteAuthor = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/dictionary/admin/authors/:id',
  name: 'dictionary.delete-author',
  access: manage,
  summary: 'Delete an author who has no articles',
  params: byId,
  errors: ['NOT_FOUND', 'IN_USE'],
})

export const manageTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/admin/templates',
  name: 'dictionary.manage-templates',
  access: manage,
  summary: 'What new articles and posts may begin with, each with how many did',
  query: simpleRestQuerySchema,
  response: z.array(templates.managedTemplateSchema),
})
export const manageTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dictionary/admin/templates/:id',
  name: 'dictionary.manage-template',
  access: manage,
  summary: 'One template for the console',
  params: byId,
  response: templates.managedTemplateSchema,
  errors: ['NOT_FOUND'],
})
export const createTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/dictionary/admin/templates',
  name: 'dictionary.create-template',
  access: manage,
  status: 201,
  summary: 'A new template, empty or with the text of another one',
  body: templates.createTemplateInputSchema,
  response: templates.managedTemplateSchema,
  errors: ['ALREADY_EXISTS'],
})
export const updateTemplate = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/dictionary/admin/templates/:id',
  name: 'dictionary.update-template',
  access: manage,
  summary: 'Rename a template; its text is written in the editor',
  params: byId,
  body: templates.updateTemplateInputSchema,
  response: templates.managedTemplateSchema,
  errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'REVISION_CONFLICT', 'IN_USE'],
})
export const deleteTemplate = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/dictionary/admin/templates/:id',
  name: 'dictionary.delete-template',
  access: manage,
  summary: 'Delete a template: in the trash for 30 days. What began with it stays as it is',
  params: byId,
  errors: ['NOT_FOUND', 'IN_USE'],
})
