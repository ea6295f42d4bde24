import type { Address } from '../endpoint.ts'

/** The taxonomy's calls, in the style of the documented `/taxonomy/listAncestors/{id}`. */
export const taxonomyAddresses = {
  listRoots: { method: 'GET', path: '/taxonomy/listRoots' },
  listRootNames: { method: 'GET', path: '/taxonomy/listRootNames' },
  listByName: { method: 'GET', path: '/taxonomy/listByName' },
  listDescendants: { method: 'GET', path: '/taxonomy/listDescendants/:id' },
  listDescendantsByPath: { method: 'GET', path: '/taxonomy/listDescendants' },
  listAncestors: { method: 'GET', path: '/taxonomy/listAncestors/:id' },
  countArticles: { method: 'GET', path: '/taxonomy/countArticles' },
  manageNode: { method: 'GET', path: '/taxonomy/read/:id' },
  createNode: { method: 'POST', path: '/taxonomy/create' },
  updateNode: { method: 'POST', path: '/taxonomy/update' },
  deleteNode: { method: 'POST', path: '/taxonomy/delete' },
} as const satisfies Record<string, Address>
