import { endpoints } from '@vitrine/contracts/areas'
import { SIGN_OUT_FORM } from '@vitrine/contracts/identity/sign-out-form'
import { formPages } from '@vitrine/contracts/site/pages'
import { canonicalPath, ownerOf } from './path-owner.ts'

/** What responds although it is no call: probes, the document of the calls, files. `*` stands for any rest. */
export const plainRoutes: readonly string[] = [
  '/health/live',
  '/health/ready',
  '/api/openapi.json',
  '/media/*',
  '/assets/*',
]

const READING = ['GET', 'HEAD']

const patterns = [
  ...endpoints.map(({ method, path }) => ({
    methods: method === 'GET' ? READING : [method],
    pattern: patternOf(path),
  })),
  ...plainRoutes.map((path) => ({ methods: READING, pattern: patternOf(path) })),
]

const forms = formPages.map(patternOf)

/** The methods that something at this path takes; empty where there is nothing. */
export function allowedMethods(pathname: string): readonly string[] {
  const path = canonicalPath(pathname)
  if (ownerOf(path) === 'console') return READING
  if (ownerOf(path) === 'site') return pageMethods(path)
  return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
}

/** Any path may be a page, and some pages hold a form. */
function pageMethods(path: string): readonly string[] {
  if (path === SIGN_OUT_FORM.toLowerCase()) return ['POST']
  return forms.some((pattern) => pattern.test(path)) ? [...READING, 'POST'] : READING
}

function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .map((segment) =>
      segment.startsWith(':')
        ? '[^/]+'
        : segment === '*'
          ? '.+'
          : segment.toLowerCase().replace(/[.+?^$()[\]{}|\\]/g, '\\$&'),
    )
  return new RegExp(`^${segments.join('/')}$`)
}
