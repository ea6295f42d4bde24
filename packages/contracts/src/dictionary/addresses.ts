import type { Address } from '../endpoint.ts'

/** Where the dictionary's calls live. */
export const dictionaryAddresses = {
  search: { method: 'GET', path: '/api/v1/dictionary/search-results' },
  suggestions: { method: 'GET', path: '/api/v1/dictionary/suggestions' },
  letterCounts: { method: 'GET', path: '/api/v1/dictionary/letter-counts' },
  categoryCounts: { method: 'GET', path: '/api/v1/dictionary/category-counts' },
  letterArticles: { method: 'GET', path: '/api/v1/dictionary/letter-articles' },
  categoryArticles: { method: 'GET', path: '/api/v1/dictionary/category-articles' },
  article: { method: 'GET', path: '/api/v1/dictionary/articles/:url' },
  relatedArticles: { method: 'GET', path: '/api/v1/dictionary/articles/:url/related' },
  authors: { method: 'GET', path: '/api/v1/dictionary/authors' },
  author: { method: 'GET', path: '/api/v1/dictionary/authors/:authorUrl' },
  authorArticles: { method: 'GET', path: '/api/v1/dictionary/authors/:authorUrl/articles' },

  manageArticles: { method: 'GET', path: '/api/v1/dictionary/admin/articles' },
  manageArticle: { method: 'GET', path: '/api/v1/dictionary/admin/articles/:url' },
  createArticle: { method: 'POST', path: '/api/v1/dictionary/admin/articles' },
  updateArticle: { method: 'PUT', path: '/api/v1/dictionary/admin/articles' },
  updateThumbnail: { method: 'PATCH', path: '/api/v1/dictionary/admin/articles/:url' },
  publishArticle: { method: 'PUT', path: '/api/v1/dictionary/admin/articles/:url/publish' },
  unpublishArticle: { method: 'PUT', path: '/api/v1/dictionary/admin/articles/:url/unpublish' },
  deleteArticle: { method: 'DELETE', path: '/api/v1/dictionary/admin/articles/:url' },
  articleContent: { method: 'GET', path: '/api/v1/dictionary/admin/articles/:url/content' },
  saveContent: { method: 'PUT', path: '/api/v1/dictionary/admin/articles/:url/content' },

  manageAuthors: { method: 'GET', path: '/api/v1/dictionary/admin/authors' },
  manageAuthor: { method: 'GET', path: '/api/v1/dictionary/admin/authors/:id' },
  createAuthor: { method: 'POST', path: '/api/v1/dictionary/admin/authors' },
  updateAuthor: { method: 'PUT', path: '/api/v1/dictionary/admin/authors/:id' },
  deleteAuthor: { method: 'DELETE', path: '/api/v1/dictionary/admin/authors/:id' },
} as const satisfies Record<string, Address>
