import type { EndpointPath } from '../endpoint.ts'

export const search = { method: 'GET', path: '/api/v1/blog/search-results' } as const satisfies EndpointPath
export const suggestions = { method: 'GET', path: '/api/v1/blog/suggestions' } as const satisfies EndpointPath
export const overview = { method: 'GET', path: '/api/v1/blog/overview' } as const satisfies EndpointPath
export const post = { method: 'GET', path: '/api/v1/blog/articles/:url' } as const satisfies EndpointPath

export const managePosts = {
  method: 'GET',
  path: '/api/v1/blog/admin/blog-articles',
} as const satisfies EndpointPath
export const managePost = {
  method: 'GET',
  path: '/api/v1/blog/admin/blog-articles/:id',
} as const satisfies EndpointPath
export const createPost = {
  method: 'POST',
  path: '/api/v1/blog/admin/blog-articles',
} as const satisfies EndpointPath
export const updatePost = {
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id',
} as const satisfies EndpointPath
export const deletePost = {
  method: 'DELETE',
  path: '/api/v1/blog/admin/blog-articles/:id',
} as const satisfies EndpointPath
export const publishPost = {
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id/publish',
} as const satisfies EndpointPath
export const unpublishPost = {
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id/unpublish',
} as const satisfies EndpointPath
export const postContent = {
  method: 'GET',
  path: '/api/v1/blog/admin/blog-articles/:id/content',
} as const satisfies EndpointPath
export const savePostContent = {
  method: 'PUT',
  path: '/api/v1/blog/admin/blog-articles/:id/content',
} as const satisfies EndpointPath
