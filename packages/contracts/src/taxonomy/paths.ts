import type { EndpointPath } from '../endpoint.ts'

/** The taxonomy's calls, in the style of the documented `/taxonomy/listAncestors/{id}`. */
export const listRoots = { method: 'GET', path: '/taxonomy/listRoots' } as const satisfies EndpointPath
export const listRootNames = {
  method: 'GET',
  path: '/taxonomy/listRootNames',
} as const satisfies EndpointPath
export const listByName = { method: 'GET', path: '/taxonomy/listByName' } as const satisfies EndpointPath
export const listDescendants = {
  method: 'GET',
  path: '/taxonomy/listDescendants/:id',
} as const satisfies EndpointPath
export const listDescendantsByPath = {
  method: 'GET',
  path: '/taxonomy/listDescendants',
} as const satisfies EndpointPath
export const listAncestors = {
  method: 'GET',
  path: '/taxonomy/listAncestors/:id',
} as const satisfies EndpointPath
export const countArticles = {
  method: 'GET',
  path: '/taxonomy/countArticles',
} as const satisfies EndpointPath
export const manageNode = { method: 'GET', path: '/taxonomy/read/:id' } as const satisfies EndpointPath
export const createNode = { method: 'POST', path: '/taxonomy/create' } as const satisfies EndpointPath
export const updateNode = { method: 'POST', path: '/taxonomy/update' } as const satisfies EndpointPath
export const readUses = { method: 'GET', path: '/taxonomy/uses/:id' } as const satisfies EndpointPath
export const moveContents = { method: 'POST', path: '/taxonomy/moveContents' } as const satisfies EndpointPath
export const deleteNode = { method: 'POST', path: '/taxonomy/delete' } as const satisfies EndpointPath
