import type { EndpointPath } from './endpoint.ts'

const ENDPOINTS = /\/contracts\/src\/[\w-]+\/([\w-]+-)?endpoints?\.ts$/

/**
 * The build plugin of site and console that leaves only method and path of endpoints in their bundles. The
 * schemas, with the schema library, are more than half of what a public page may weigh; rendering on the
 * server does not use them either.
 */
export function endpointPathsOnly() {
  return {
    name: 'vitrine:endpoint-paths-only',
    apply: 'build' as const,
    enforce: 'pre' as const,
    async load(id: string) {
      if (!ENDPOINTS.test(id)) return null
      const endpoints: Record<string, unknown> = await import(id)
      return { code: moduleOfPaths(id, endpoints), moduleSideEffects: false }
    },
  }
}

/**
 * The source of a module that exports method and path of each endpoint, in the order of the paths: similar
 * ones compress best side by side.
 *
 * @throws Error when the module exports anything but endpoints, which would be missing in the bundle
 */
export function moduleOfPaths(file: string, exported: Readonly<Record<string, unknown>>): string {
  const calls = Object.entries(exported).map(([name, value]) => {
    if (!isEndpoint(value)) throw new Error(`${file} exports ${name}, which is not an endpoint`)
    return { name, method: value.method, path: value.path }
  })
  return calls
    .toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
    .map(({ name, method, path }) => `export const ${name} = ${JSON.stringify({ method, path })}\n`)
    .join('')
}

function isEndpoint(value: unknown): value is EndpointPath {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
