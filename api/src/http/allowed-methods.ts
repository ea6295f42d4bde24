import { endpoints } from '@vitrine/contracts/endpoints'
import { canonicalPath, ownerOf } from './path-owner.ts'

/** What answers although it is no call: probes, the document of the calls, files. `*` stands for any rest. */
export const plainRoutes: readonly string[] = ['/health/live', '/health/ready', '/api/openapi.json', '/media/*', '/assets/*']

const READING = ['GET', 'HEAD']

const patterns = [
  ...endpoints.map(({ method, path }) => ({ methods: method === 'GET' ? READING : [method], pattern: patternOf(path) })),
  ...plainRoutes.map((path) => ({ methods: READING, pattern: patternOf(path) })),
]

/** The methods that something at this path takes; empty where there is nothing. */
export function allowedMethods(pathname: string): readonly string[] {
  const path = canonicalPath(pathname)
  if (ownerOf(path) === 'console') return READING
  // Any path may be a page, and a page may hold a form.
  if (ownerOf(path) === 'site') return [...READING, 'POST']
  return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
}

function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment === '*' ? '.+' : segment.toLowerCase().replace(/[.+?^$()[\]{}|\\]/g, '\\$&')))
  return new RegExp(`^${segments.join('/')}$`)
}
