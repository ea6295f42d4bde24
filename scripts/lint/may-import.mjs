import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = [
  'contracts',
  'platform',
  'database',
  'messaging',
  'domain',
  'mail-design',
  'console-icons',
  'console-dates',
  'tabular',
  'testing',
  'worth-score',
  'decoding',
  'documents',
  'import-reading',
]
const apps = ['api', 'workers', 'web', 'admin']

/**
 * Who may import whom: docs/architecture.md in one table. A line is a workspace and which others it may
 * import; what a line does not name is refused, so a new workspace needs a line. The order is the direction:
 * nobody names one that names it, and no cycle can arise.
 */
export const mayImport = {
  contracts: [],
  platform: ['contracts'],
  database: ['contracts', 'platform'],
  search: ['contracts', 'platform'],
  messaging: ['contracts', 'platform', 'database'],
  // What api and workers share of an area: rules, and SQL that takes a transaction.
  domain: ['contracts', 'platform', 'database', 'messaging'],
  'mail-design': ['contracts'],
  // What react-admin and the console import as @mui/icons-material.
  'console-icons': [],
  // What react-admin imports as date-fns.
  'console-dates': [],
  // Tables in files: how they are written, and their rows.
  tabular: ['contracts'],
  // The estimate itself: pure, of nothing but sold lots; its evaluation reads them from a file.
  'worth-score': ['tabular'],
  // Strangers' pictures and videos, opened in processes of their own.
  decoding: ['contracts', 'platform'],
  // PDFs and spreadsheets of members, made in processes of their own.
  documents: ['contracts', 'platform'],
  // Spreadsheets of members, read in processes of their own, and what their cells mean.
  'import-reading': ['contracts', 'platform', 'tabular'],
  api: [
    'contracts',
    'decoding',
    'documents',
    'import-reading',
    'mail-design',
    'platform',
    'database',
    'messaging',
    'domain',
    'search',
    'tabular',
    'worth-score',
  ],
  workers: [
    'contracts',
    'decoding',
    'import-reading',
    'mail-design',
    'platform',
    'database',
    'messaging',
    'domain',
    'search',
  ],
  web: ['contracts'],
  // The console reads the letters of a file as the import does.
  admin: ['contracts', 'tabular'],
  testing: ['contracts', 'platform', 'database', 'messaging', 'domain', 'search'],
  e2e: ['contracts', 'platform', 'testing'],
  bench: [
    'contracts',
    'decoding',
    'platform',
    'database',
    'messaging',
    'domain',
    'search',
    'testing',
    'api',
    'workers',
  ],
  scripts: ['contracts', 'platform', 'database', 'messaging', 'search', 'tabular', 'testing', 'worth-score'],
}

/**
 * Folders of api and workers that are no area: what every area stands on, open to all. Every other folder is
 * an area, and its files are its own but for its front door.
 */
const open = {
  api: [
    'access',
    'audit',
    'cached-areas',
    'commands',
    'console-lists',
    'documents',
    'http',
    'imports',
    'infrastructure',
    'pictures',
    'records',
    'rich-text',
    'search-hits',
    'site',
    'terminal',
    'testing',
  ],
  workers: ['consuming', 'testing'],
}

/**
 * The front door of every area: its module, its queries, its pure rules, its staff records, and its commands,
 * to be put on the bus: the file of one holds its handler too, which nobody else uses.
 */
const frontDoor = /^([^/]+\.(module|record|rules)|queries\/.+|([^/]+\/)?[^/]+\.command)\.ts$/

/** What an area shows beside that, and to whom it matters. */
const alsoOpen = {
  api: {
    // The console's pages, and their sandbox, are served outside of all areas.
    mail: ['mail-page.ts'],
    // The starter content brings sold items and marks in as an import does.
    'price-guide': ['import-sold-items/sold-item-copy.ts', 'import-sold-items/sold-item-row.ts'],
    marks: ['import-marks.ts'],
    // The smaller sizes of the starter pictures are stored before anybody asks for them.
    media: ['renditions.ts'],
    generation: ['generate-sold-items.ts', 'forms/read-forms.ts'],
    // A statement that asks who somebody is beside something else selects what a standing is made of.
    // An invitation into a team makes an account, and is the one way into it.
    identity: ['common-passwords.ts', 'password.ts', 'send-invitation.ts', 'standing.ts'],
    // Slots of a team are bought as memberships are.
    memberships: ['idempotent-calls.ts', 'member-billing.ts', 'operation-runner.ts'],
    // Whatever is searched by a text is searched with them.
    synonyms: ['synonyms.reader.ts'],
    // Whatever members write for others to see is held against them.
    'forbidden-words': ['forbidden-words.reader.ts', 'forbidden-words.ts'],
    // Whatever is filed under categories shows them, and an import makes missing ones in its own transaction.
    taxonomy: [
      'category-names.ts',
      'find-or-make-subcategories.ts',
      'taxonomy-tree.ts',
      'taxonomy.reader.ts',
    ],
  },
  workers: {
    // Every consumer's events are announced to the caches.
    caches: ['announced-events.ts'],
    // Who sends many mails claims and writes them as the single ones are.
    mail: ['mail-claimer.ts', 'mail-template.ts'],
  },
}

/**
 * Libraries that lay out, decode or write workbooks: their work takes as long as a member's data makes it, so
 * it runs in processes of its own. Each with the paths of who may import it; tests, tools and workloads may.
 */
export const ownProcessLibraries = {
  sharp: [
    'packages/decoding/src/decode-process.ts',
    'packages/decoding/src/tasks/',
    // Draws our own pictures, in the operator's command.
    'api/src/starter-content/',
  ],
  'heic-decode': ['packages/decoding/src/tasks/'],
  mediabunny: ['packages/decoding/src/tasks/'],
  'stream-json': ['packages/decoding/src/tasks/'],
  pdfkit: ['packages/documents/src/pdf/'],
  xlsx: ['packages/documents/src/tasks/'],
  'dejavu-fonts-ttf': ['packages/documents/src/pdf/'],
  '@fontsource/unifontex': ['packages/documents/src/pdf/'],
  yauzl: ['packages/import-reading/src/workbook/', 'packages/import-reading/src/photos/'],
  sax: ['packages/import-reading/src/workbook/'],
}

/** What these packages show to others: it starts the processes, and loads nothing of what runs in them. */
export const processDoors = {
  decoding: ['decoders', 'messages', 'refusal', 'shared-pool'],
  documents: ['document-maker', 'messages', 'shown-values'],
  'import-reading': ['import-reader', 'messages', 'read-import-row'],
}

/** Specs, and the folders `testing` that hold what an app's own specs share. */
const isTest = (path) => /\.(int-|e2e-)?spec\.tsx?$|\/src\/(.+\/)?testing\//.test(path)

/**
 * Why a file may not import what it names, or null when it may.
 *
 * @param {string} file path of the importing file, from the project's folder
 * @param {string} specifier what it imports
 */
export function refusal(file, specifier) {
  return refusedLibrary(file, specifier) ?? refusedPlace(file, specifier)
}

function refusedLibrary(file, specifier) {
  if (isTest(file) || /^(bench|e2e|scripts)\/|\/tools\//.test(file)) return null
  const library = Object.keys(ownProcessLibraries).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  )
  if (library && !ownProcessLibraries[library].some((place) => file.startsWith(place)))
    return `${library} runs in processes of its own: scripts/lint/may-import.mjs says where it may be imported`
  const [, name, inside] = /^@vitrine\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  if (name in processDoors && !file.startsWith(`packages/${name}/`) && !processDoors[name].includes(inside))
    return `${specifier} runs in a process of its own: import one of ${processDoors[name].join(', ')}`
  return null
}

function refusedPlace(file, specifier) {
  const from = placeOf(file)
  const to = target(file, specifier)
  if (!from || !to) return null
  if (from.workspace !== to.workspace) return betweenWorkspaces(file, from, to, specifier)
  return betweenAreas(file, from, to, specifier)
}

/**
 * The files beside the areas' folders put the areas together, so they see all. A spec may look inside, but
 * into no repository.
 */
function betweenAreas(file, from, to, specifier) {
  if (!(from.workspace in open) || to.area === null || from.area === to.area) return null
  if (/\.repository(\.ts)?$/.test(specifier))
    return `${from.area ?? from.workspace} reaches ${to.area} through its queries or its events, never through its repository`
  if (from.area === null || isTest(file) || open[from.workspace].includes(to.area)) return null
  const isOpen = frontDoor.test(to.inside) || alsoOpen[from.workspace][to.area]?.includes(to.inside)
  return isOpen
    ? null
    : `${from.area} reaches ${to.area} through its front door (scripts/lint/may-import.mjs says what that is), not through ${to.inside}`
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
  const inArea = apps.includes(first) && second === 'src' && rest.length > 1
  return { workspace: first, area: inArea ? rest[0] : null, inside: inArea ? rest.slice(1).join('/') : '' }
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
        return {
          ImportDeclaration: visit,
          ImportExpression: visit,
          ExportNamedDeclaration: visit,
          ExportAllDeclaration: visit,
        }
      },
    },
  },
}
