import type { EndpointPath } from '../endpoint.ts'

/** Where the dictionary's calls live. */
export const search = {
  method: 'GET',
  path: '/api/v1/dictionary/search-results',
} as const satisfies EndpointPath
export const suggestions = {
  method: 'GET',
  path: '/api/v1/dictionary/suggestions',
} as const satisfies EndpointPath
export const letterCounts = {
  method: 'GET',
  path: '/api/v1/dictionary/letter-counts',
} as const satisfies EndpointPath
export const categoryCounts = {
  method: 'GET',
  path: '/api/v1/dictionary/category-counts',
} as const satisfies EndpointPath
export const letterArticles = {
  method: 'GET',
  path: '/api/v1/dictionary/letter-articles',
} as const satisfies EndpointPath
export const categoryArticles = {
  method: 'GET',
  path: '/api/v1/dictionary/category-articles',
} as const satisfies EndpointPath
export const article = {
  method: 'GET',
  path: '/api/v1/dictionary/articles/:url',
} as const satisfies EndpointPath
export const relatedArticles = {
  method: 'GET',
  path: '/api/v1/dictionary/articles/:url/related',
} as const satisfies EndpointPath
export const authors = { method: 'GET', path: '/api/v1/dictionary/authors' } as const satisfies EndpointPath
export const author = {
  method: 'GET',
  path: '/api/v1/dictionary/authors/:authorUrl',
} as const satisfies EndpointPath
export const authorArticles = {
  method: 'GET',
  path: '/api/v1/dictionary/authors/:authorUrl/articles',
} as const satisfies EndpointPath

export const manageArticles = {
  method: 'GET',
  path: '/api/v1/dictionary/admin/articles',
} as const satisfies EndpointPath
export const manageArticle = {
  method: 'GET',
  path: '/api/v1/dictionary/admin/articles/:url',
} as const satisfies EndpointPath
export const createArticle = {
  method: 'POST',
  path: '/api/v1/dictionary/admin/articles',
} as const satisfies EndpointPath
export const updateArticle = {
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles',
} as const satisfies EndpointPath
export const updateThumbnail = {
  method: 'PATCH',
  path: '/api/v1/dictionary/admin/articles/:url',
} as const satisfies EndpointPath
export const publishArticle = {
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles/:url/publish',
} as const satisfies EndpointPath
export const unpublishArticle = {
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles/:url/unpublish',
} as const satisfies EndpointPath
export const deleteArticle = {
  method: 'DELETE',
  path: '/api/v1/dictionary/admin/articles/:url',
} as const satisfies EndpointPath
export const articleContent = {
  method: 'GET',
  path: '/api/v1/dictionary/admin/articles/:url/content',
} as const satisfies EndpointPath
export const saveContent = {
  method: 'PUT',
  path: '/api/v1/dictionary/admin/articles/:url/content',
} as const satisfies EndpointPath

export const manageTemplates = {
  method: 'GET',
  path: '/api/v1/dictionary/admin/templates',
} as const satisfies EndpointPath
export const manageTemplate = {
  method: 'GET',
  path: '/api/v1/dictionary/admin/templates/:id',
} as const satisfies EndpointPath
export const createTemplate = {
  method: 'POST',
  path: '/api/v1/dictionary/admin/templates',
} as const satisfies EndpointPath
export const updateTemplate = {
  method: 'PUT',
  path: '/api/v1/dictionary/admin/templates/:id',
} as const satisfies EndpointPath
export const deleteTemplate = {
  method: 'DELETE',
  path: '/api/v1/dictionary/admin/templates/:id',
} as const satisfies EndpointPath

export const manageAuthors = {
  method: 'GET',
  path: '/api/v1/dictionary/admin/authors',
} as const satisfies EndpointPath
export const manageAuthor = {
  method: 'GET',
  path: '/api/v1/dictionary/admin/authors/:id',
} as const satisfies EndpointPath
export const createAuthor = {
  method: 'POST',
  path: '/api/v1/dictionary/admin/authors',
} as const satisfies EndpointPath
export const updateAuthor = {
  method: 'PUT',
  path: '/api/v1/dictionary/admin/authors/:id',
} as const satisfies EndpointPath
export const deleteAuthor = {
  method: 'DELETE',
  path: '/api/v1/dictionary/admin/authors/:id',
} as const satisfies EndpointPath
