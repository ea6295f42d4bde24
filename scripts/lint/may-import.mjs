import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = ['contracts', 'platform', 'database', 'messaging', 'mail-design', 'testing']
const apps = ['api', 'workers', 'web', 'admin']

/**
 * Who may import whom: docs/architecture.md in one table. A line is a workspace and which others it may import;
 * what a line does not name is refused, so a new workspace needs a line. The order is the direction: nobody names one
 * that names it, and no cycle can arise.
 */
export const mayImport = {
  contracts: [],
  platform: ['contracts'],
  database: ['contracts', 'platform'],
  search: ['contracts', 'platform'],
  messaging: ['contracts', 'platform', 'database'],
  'mail-design': ['contracts'],
  api: ['contracts', 'mail-design', 'platform', 'database', 'messaging', 'search'],
  workers: ['contracts', 'mail-design', 'platform', 'database', 'messaging', 'search'],
  web: ['contracts'],
  admin: ['contracts'],
  testing: ['contracts', 'platform', 'database', 'messaging', 'search'],
  e2e: ['contracts', 'platform', 'testing'],
  bench: ['contracts', 'platform', 'database', 'messaging', 'search', 'testing', 'api', 'workers'],
  scripts: ['contracts', 'platform', 'database', 'messaging', 'search', 'testing'],
}

/** Specs, and the folders `testing` that hold what an app's own specs share. */
const isTest = (path) => /\.(int-|e2e-)?spec\.tsx?$|\/src\/(.+\/)?testing\//.test(path)

/**
 * Why a file may not import what it names, or null when it may.
 * @param {string} file path of the importing file, from the project's folder
 * @param {string} specifier what it imports
 */
export function refusal(file, specifier) {
  const from = placeOf(file)
  const to = target(file, specifier)
  if (!from || !to) return null
  if (from.workspace !== to.workspace) return betweenWorkspaces(file, from, to, specifier)
  const apart = from.area !== to.area && to.area !== null
  if (apart && /\.repository(\.ts)?$/.test(specifier) && ['api', 'workers'].includes(from.workspace)) {
    return `${from.area ?? from.workspace} reaches ${to.area} through its queries or its events, never through its repository`
  }
  return null
}

function betweenWorkspaces(file, from, to, specifier) {
  if (specifier.startsWith('.')) return `a path must not leave its workspace: import @vitrine/${to.workspace}`
  if (to.workspace === 'testing' && isTest(file)) return null
  if (mayImport[from.workspace]?.includes(to.workspace)) return null
  return `${from.workspace} may not import ${to.workspace} (scripts/lint/may-import.mjs says who may import whom)`
}

function target(file, specifier) {
  const ours = /^@vitrine\/([^/]+)/.exec(specifier)
  if (ours) return { workspace: ours[1], area: null }
  return specifier.startsWith('.') ? placeOf(join(dirname(file), specifier)) : null
}

/** Workspace, and within an app the area (`api/src/<area>/…`); null outside of all. */
function placeOf(file) {
  const [first, second, ...rest] = file.split(sep)
  if (first === 'packages' && packages.includes(second)) return { workspace: second, area: null }
  if (first === 'scripts') return { workspace: 'scripts', area: null }
  if (!(first in mayImport) || packages.includes(first)) return null
  return { workspace: first, area: apps.includes(first) && second === 'src' && rest.length > 1 ? rest[0] : null }
}

const check = (context) => {
  const file = relative(root, context.filename)
  return (node) => {
    const source = node.source
    if (!source || typeof source.value !== 'string') return
    const reason = refusal(file, source.value)
    if (reason) context.report({ node: source, message: reason })
  }
}

/** The table as a rule of oxlint: `vitrine/may-import`. */
export default {
  meta: { name: 'vitrine' },
  rules: {
    'may-import': {
      create: (context) => {
        const visit = check(context)
        return { ImportDeclaration: visit, ImportExpression: visit, ExportNamedDeclaration: visit, ExportAllDeclaration: visit }
      },
    },
  },
}
