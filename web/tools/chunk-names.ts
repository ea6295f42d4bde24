import type { RouteConfigEntry } from '@react-router/dev/routes'

/** What a bundler knows of a module: which others import it. */
export type ImportersOf = (id: string) => { importers: readonly string[] } | null

const PAGE = /[\\/]web[\\/]app[\\/](routes[\\/][\w-]+\.tsx)/
const OF_EVERY_PAGE = /[\\/]web[\\/]app[\\/](root\.tsx|entry\.client\.tsx|layouts[\\/])/

/** Sections with a landing page, results and details of their own. */
const SECTIONS = ['price-guide', 'marks', 'library', 'blog'] as const

/** Pages that are mostly visited together, by their files; all others hold forms. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  // Articles and a form, both.
  ['front', /^routes\/(home|dictionary-author)\.tsx$/],
  ['articles', /^routes\/(dictionary|content-page|source|data-partners|not-found)/],
  ...SECTIONS.flatMap((name) => [
    [resultsOf(name), new RegExp(`^routes/${name}-search\\.tsx$`)] as const,
    [name, new RegExp(`^routes/${name}(-|\\.tsx$)`)] as const,
  ]),
  ['auctions', /^routes\/upcoming-auction/],
  ['memberships', /^routes\/memberships\.tsx$/],
  ['site search', /^routes\/search\.tsx$/],
  ['indices', /^routes\/indices\.tsx$/],
  ['accuracy', /^routes\/worth-score-accuracy\.tsx$/],
  ['public collection', /^routes\/public-collection\.tsx$/],
  ['report', /^routes\/report-collection\.tsx$/],
  ['public item', /^routes\/vault-public-item\.tsx$/],
]

const EXAMPLES = 'routes/examples.tsx'
/** Drafts as their pages, and the frame around those of sections. */
const PREVIEWS = ['routes/preview.tsx', 'routes/section-preview.tsx']
const VAULT = 'routes/vault'
/** Shows parts of the vault to everybody: what those weigh is no matter of members' pages. */
const EXAMPLE_VAULT = 'routes/vault-example'
/** What a form under /app is made of: schemas, the form library, and what ties the two together. */
const OF_FORMS =
  /[\\/]node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|[\\/]shared[\\/]forms[\\/](use-contract-form|use-invalid-fields)\.ts|[\\/]contracts[\\/]src[\\/](measured-text|trap-schema|[\w-]+[\\/][\w-]*schemas)\.ts/

/** The menu beside the pages of an account and of a vault. */
const OF_MENUS = /[\\/]shared[\\/]ui[\\/]navigation[\\/]SideMenu\.tsx/
/**
 * Cards, rows and filters of the vault's lists, and what creates tags: pages that have one share them in
 * files of their own, and no other page carries them.
 */
const OF_VAULT_LISTS =
  /[\\/]features[\\/]vault[\\/](list|attributes|collections|collection|shared[\\/](Collection(Facts|SortSelect)|Filter(Sheet|Reading)|FoldedText|TitleCombo|GuideSteps|TagForm|change-tags|change-collection|lost-creates))[\\/.]/

/** What outlives a session: the vault's pages of items, which are near their limit, do without. */
const OF_TYPED_INPUT = /[\\/]shared[\\/]forms[\\/]typed-input\.ts/

/** For the pages of articles, marks, books and posts: a chunk of their own, which no list loads. */
const OF_SUBJECTS = /[\\/](features|contracts[\\/]src)[\\/]subjects[\\/]/

/**
 * What a vault holds beside the documented fields, and what sends files: pages that use it load it beside
 * what they share.
 */
const OF_RECORDS =
  /[\\/]shared[\\/]api[\\/]send-file\.|[\\/]features[\\/]vault[\\/](record[\\/]|totals[\\/]|own-fields[\\/]|locations[\\/]|shared[\\/](VaultLinks|trash-notice)\.|queries[\\/](records|trash|own-fields|locations|filters)\.)|[\\/]contracts[\\/]src[\\/](vault-(records|trash|history|views)[\\/]|own-fields[\\/]|locations[\\/]|vault-items[\\/](ownership|list-filters|sorts)\.|calendar-day\.|choices\.)/

/** Imports: one page alone needs them. */
const OF_IMPORTS =
  /[\\/]features[\\/]vault[\\/](import[\\/]|queries[\\/]imports\.)|[\\/]contracts[\\/]src[\\/]vault-imports[\\/]/

/** What written texts are made of, and where the words of pages are asked for. */
const OF_TEXTS =
  /[\\/]features[\\/](dictionary[\\/](components[\\/](ArticleContent\.|content[\\/])|sections\.)|content-pages[\\/]queries\.)|[\\/]contracts[\\/]src[\\/](site-pages[\\/]|dictionary[\\/]video\.)|[\\/]shared[\\/]front[\\/]Section/

/** The frame of written pages, which the page of the indices has as well; articles do without. */
const OF_WRITTEN_PAGES = /[\\/]features[\\/]content-pages[\\/](components[\\/]|content-page-meta\.)/

/** Stand under /app and are for everybody: they carry nothing of members' pages. */
const PUBLIC_UNDER_APP: readonly string[] = [
  '/app/vault/publicVaultItem',
  '/app/collection/:id',
  '/app/reportCollection',
]

/** What several pages share, those of more pages first: a chunk takes what its modules need along. */
export const SHARED_CHUNKS = [
  'site',
  'lists',
  'front',
  'content',
  'written-pages',
  'articles',
  'sections',
  'section-fronts',
  'results',
  ...SECTIONS,
  'auctions',
  'newsletter',
  'forms',
  'public-collection',
  'shown-items',
  'public-item',
  'collection-pages',
  'app',
  'typed-input',
  'vault',
  'schemas',
] as const

/** The files of pages that stand under /app and nowhere else. */
export function appPages(routes: readonly RouteConfigEntry[]): ReadonlySet<string> {
  const found = filesByPath(routes, '')
  const elsewhere = new Set(found.filter(({ path }) => !isOfApp(path)).map(({ file }) => file))
  return new Set(
    found.filter(({ path, file }) => isOfApp(path) && !elsewhere.has(file)).map(({ file }) => file),
  )
}

function isOfApp(path: string): boolean {
  return (path === '/app' || path.startsWith('/app/')) && !PUBLIC_UNDER_APP.includes(path)
}

function filesByPath(routes: readonly RouteConfigEntry[], parent: string): { path: string; file: string }[] {
  return routes.flatMap(({ path, file, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`
    return [{ path: here, file }, ...filesByPath(children, here)]
  })
}

/**
 * The chunk of a module that several pages share. What pages under /app alone use stands in a chunk that no
 * public page loads; they may load the others. Null for a page itself, which is a chunk of its own, and for
 * what is loaded on demand alone.
 */
export function chunkOf(
  id: string,
  importersOf: ImportersOf,
  pagesOfApp: ReadonlySet<string>,
): (typeof SHARED_CHUNKS)[number] | null {
  if (familyOf(id, pagesOfApp) || OF_SUBJECTS.test(id) || OF_RECORDS.test(id) || OF_IMPORTS.test(id))
    return null
  const pages = pagesThatUse(id, importersOf)
  const reached = new Set([...pages].map((page) => familyOf(page, pagesOfApp)))
  // It shows every part that there is: what other pages load on demand is not theirs at once because of it.
  const isShown = reached.delete('examples')
  // It shows the pages of texts: it takes their parts from where they are, and what one page alone has does
  // not go to others because of it.
  if (reached.delete('preview') && pages.size === 2) return null
  // It shares little, with pages whose chunks have no room to spare: what it shares stays where those have it.
  if (reached.delete('accuracy') && [...reached].every(isMembers)) return null
  // They take what they share from where the other pages have it.
  const isTheirs = [reached.delete('site search'), reached.delete('indices')].includes(true)
  if (isTheirs && reached.size === 0) return null
  // It takes what it shows from where the vault's pages have it; the menu beside is of all members' pages.
  if (reached.delete('example vault') && [...reached].every(isMembers) && !OF_MENUS.test(id)) return null
  // A form of one page alone goes with its page.
  if (pages.size === 1 && reached.has('forms')) return null
  if (OF_WRITTEN_PAGES.test(id)) return 'written-pages'
  // Only ever loaded on demand.
  if (reached.size === 0 || OF_VAULT_LISTS.test(id)) return null
  // A collection's page and its report: the vault's pages, which show photos as they do, do without the rest,
  // and the report without photos.
  const ofCollections = ['public collection', 'report'].filter((family) => reached.has(family))
  if (ofCollections.length === reached.size) return ofCollections.length > 1 ? 'collection-pages' : null
  if (
    ofCollections.length > 0 &&
    [...reached].every(
      (family) =>
        family === 'public collection' ||
        family === 'report' ||
        family === 'public item' ||
        isMembers(family),
    )
  )
    return reached.has('report') ? 'public-collection' : 'shown-items'
  if (
    reached.has('public item') &&
    [...reached].every((family) => family === 'public item' || isMembers(family))
  )
    return 'public-item'
  // The page of the plans: what it shares with members' pages, those load on demand.
  if (
    reached.has('memberships') &&
    [...reached].every((family) => family === 'memberships' || isMembers(family))
  )
    return null
  // What only results of both show: no other page loads it.
  if (reached.size === 2 && reached.has('articles') && reached.has(resultsOf('blog'))) return null
  if (OF_TYPED_INPUT.test(id)) return 'typed-input'
  // Not every page under /app holds a form.
  if (OF_FORMS.test(id) && [...reached].every(isMembers)) return 'schemas'
  const sections = SECTIONS.filter((name) => reached.has(name) || reached.has(resultsOf(name)))
  const lists = ['auctions', 'articles', 'front'].filter((family) => reached.has(family))
  if (
    reached.has('every page') ||
    (reached.has('forms') && (sections.length > 0 || lists.some((family) => family !== 'front')))
  )
    return 'site'
  // What articles, posts and pages are made of: no list loads it.
  if (OF_TEXTS.test(id) || (sections.join(' ') === 'blog' && lists.join(' ') === 'articles')) return 'content'
  // Lists of the dictionary and of the sections look alike, and have little else in common.
  if (Math.min(1, sections.length) + lists.length > 1 && (sections.length > 0 || lists.includes('auctions')))
    return 'lists'
  if (reached.has('forms')) return reached.has('front') ? 'newsletter' : 'forms'
  if (reached.has('front')) return 'front'
  if (reached.has('articles')) return 'articles'
  if (sections.length > 1) {
    if (!sections.some((name) => reached.has(name))) return 'results'
    // What no results page shows: it has no room to spare.
    return [...reached].every((family) => SECTIONS.some((name) => name === family))
      ? 'section-fronts'
      : 'sections'
  }
  return (
    sections[0] ?? (reached.has('auctions') ? 'auctions' : reached.has('app') || isShown ? 'app' : 'vault')
  )
}

/** A section's search page: what only such pages share, no landing page loads. */
function resultsOf(section: string): string {
  return `${section} results`
}

/** The bundler puts together anew what it knows of a module each time: it is asked once. */
export function remembered(ask: ImportersOf): ImportersOf {
  const known = new Map<string, ReturnType<ImportersOf>>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const info = ask(id)
    const importers = info && { importers: info.importers }
    known.set(id, importers)
    return importers
  }
}

/** The pages and frames that a module stands in, by way of whatever imports it. */
export function pagesThatUse(id: string, importersOf: ImportersOf): Set<string> {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (OF_EVERY_PAGE.test(next) || PAGE.test(next)) pages.add(next)
    else waiting.push(...(importersOf(next)?.importers ?? []))
  }
  return pages
}

/** Pages under /app for one member alone: the vault's, and all others. */
function isMembers(family: string | undefined): boolean {
  return family === 'app' || family === 'vault'
}

function familyOf(id: string, pagesOfApp: ReadonlySet<string>): string | undefined {
  if (OF_EVERY_PAGE.test(id)) return 'every page'
  const file = PAGE.exec(id)?.[1]?.replaceAll('\\', '/')
  if (file === undefined) return undefined
  if (file === EXAMPLES) return 'examples'
  if (PREVIEWS.includes(file)) return 'preview'
  if (file.startsWith(EXAMPLE_VAULT)) return 'example vault'
  if (pagesOfApp.has(file)) return file.startsWith(VAULT) ? 'vault' : 'app'
  return FAMILIES.find(([, pattern]) => pattern.test(file))?.[0] ?? 'forms'
}

/** Whether a module is loaded for pages under /app and for no other. */
export function isOfAppAlone(id: string, importersOf: ImportersOf, pagesOfApp: ReadonlySet<string>): boolean {
  const pages = [...pagesThatUse(id, importersOf)]
  return (
    pages.length > 0 &&
    pages.every((page) => isMembers(familyOf(page, pagesOfApp)) || familyOf(page, pagesOfApp) === 'examples')
  )
}
