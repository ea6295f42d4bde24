import { readBlocks } from '@vitrine/contracts/dictionary/content'
import {
  checkSentences,
  defaultCheckLevel,
  textChecks,
  type CheckLevel,
  type Finding,
  type TextCheck,
} from '@vitrine/contracts/texts/checks'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { isTemplate } from './templates.ts'
import { leftInstructions, ownLinks, picturesWithoutText, tooFewWords } from './check-rules.ts'
import type { TextName } from './define-text.ts'
import { texts } from './text-rows.ts'
import { sectionLiteral } from './section.ts'

type Looked = 'draft' | 'published'

export async function readCheckLevels(executor: Executor): Promise<ReadonlyMap<TextCheck, CheckLevel>> {
  const rows = await executor.selectFrom('publishing_checks').selectAll().execute()
  const decided = new Map(rows.map(({ name, level }) => [name, level]))
  return new Map(textChecks.map((check) => [check, decided.get(check) ?? defaultCheckLevel]))
}

/**
 * What the checks find in a text's draft. A warning that readers' text has earned already is left out:
 * whoever corrects a word has been asked before. Pages of this site are looked up in the database; others are
 * never called.
 *
 * @throws AppError NOT_FOUND
 */
export async function checkText(executor: Executor, { kind, id }: TextName): Promise<Finding[]> {
  const levels = await readCheckLevels(executor)
  const found = await runChecks(executor, { kind, id }, 'draft')
  if (!found) throw new AppError('NOT_FOUND')
  const known = await runChecks(executor, { kind, id }, 'published')
  return textChecks.flatMap((check) => {
    const level = levels.get(check) ?? defaultCheckLevel
    const details = level === 'warning' ? newIn(check, found[check], known?.[check] ?? null) : found[check]
    return level === 'off' || details === null ? [] : [{ check, level, details }]
  })
}

/** What was not found before; null where that is nothing. A number of words says only that it is short still. */
function newIn(check: TextCheck, found: string[] | null, known: string[] | null): string[] | null {
  if (!found || !known) return found
  return check === 'too-short' ? null : some(found.filter((detail) => !known.includes(detail)))
}

/** @throws AppError STATUS_CONFLICT where something is found that staff decided must not be published */
export async function assertPublishable(executor: Executor, name: TextName): Promise<void> {
  const levels = await readCheckLevels(executor)
  // Most places only warn: then there is nothing to look up.
  if (![...levels.values()].includes('refusal')) return
  const refused = (await checkText(executor, name)).filter(({ level }) => level === 'refusal')
  if (refused.length > 0)
    throw new AppError('STATUS_CONFLICT', {
      message: `This cannot be published yet. ${refused.map(({ check }) => checkSentences[check]).join(' ')}`,
    })
}

/** By check what it found, null where all is well; null where there is no such content. */
async function runChecks(
  executor: Executor,
  { kind, id }: TextName,
  which: Looked,
): Promise<Record<TextCheck, string[] | null> | null> {
  const { picture, alwaysPublished, hasInstructions = false, [which]: content } = texts[kind]
  const needsStatus = which === 'published' && alwaysPublished === undefined
  const {
    rows: [row],
  } = await sql<{
    blocks: unknown
    picture: string
    pictureAlt: string
  }>`
    SELECT ${content.blocks} AS blocks, ${picture.src} AS picture, ${picture.alt} AS "pictureAlt" FROM ${content.source}
    WHERE text.id = ${id} ${needsStatus ? sql`AND text.status = 'PUBLISHED'` : sql``}`.execute(executor)
  if (!row) return null
  const blocks = readBlocks(row.blocks)
  const words = tooFewWords(blocks)
  const withoutText = [...(row.pictureAlt.trim() === '' ? [row.picture] : []), ...picturesWithoutText(blocks)]
  return {
    'template-instructions': some(
      hasInstructions ? leftInstructions(blocks, await templateBlocks(executor)) : [],
    ),
    'missing-alternative-text': some(withoutText),
    'broken-links': some(await missingPages(executor, ownLinks(blocks))),
    'too-short': words === null ? null : [`${words} ${words === 1 ? 'word' : 'words'}`],
    'no-own-picture': (await isDrawing(executor, row.picture)) ? [] : null,
  }
}

const some = (details: string[]): string[] | null => (details.length > 0 ? details : null)

/** Of all templates: whoever writes may have copied from another one than the article began with. */
async function templateBlocks(executor: Executor) {
  const rows = await executor
    .selectFrom('articles')
    .innerJoin('article_versions', (join) =>
      join.onRef('article_id', '=', 'articles.id').onRef('version', '=', 'articles.draft_version'),
    )
    .select('blocks')
    .where(isTemplate())
    .where('trashed_at', 'is', null)
    .execute()
  return rows.flatMap(({ blocks }) => readBlocks(blocks))
}

/** Whether the picture is the drawing of a category. */
async function isDrawing(executor: Executor, picture: string): Promise<boolean> {
  const { rows } =
    await sql`SELECT 1 FROM taxonomy_nodes WHERE ${picture} <> '' AND (image = ${picture} OR main_image = ${picture}) LIMIT 1`.execute(
      executor,
    )
  return rows.length > 0
}

/**
 * Pages with a url of their own: whether readers find one there, also by a redirect. Whatever else stands on
 * the site is not looked up.
 */
const pages: readonly { path: RegExp; found: (url: string) => RawBuilder<unknown> }[] = [
  {
    path: /^\/dictionary\/c\/([^/]+)(?:\/\d+)?$/,
    found: (url) => sql`SELECT FROM taxonomy_nodes WHERE url = ${url}`,
  },
  { path: /^\/dictionary\/authors\/([^/]+)$/, found: (url) => sql`SELECT FROM authors WHERE url = ${url}` },
  {
    path: /^\/dictionary\/(?!list$|searchResults$)([^/]+)$/,
    found: (url) => sql`
      SELECT FROM articles WHERE section = ${sectionLiteral} AND status = 'PUBLISHED'
      AND (url = ${url} OR id IN (SELECT article_id FROM article_redirects WHERE section = ${sectionLiteral} AND url = ${url}))`,
  },
  {
    path: /^\/articles\/(?!searchResults$|feed\.xml$)([^/]+)$/,
    found: (url) =>
      sql`SELECT FROM blog_articles WHERE status = 'PUBLISHED' AND (url = ${url} OR id IN (SELECT article_id FROM blog_redirects WHERE url = ${url}))`,
  },
]

/** Those of the paths at which readers find nothing. */
async function missingPages(executor: Executor, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const path of paths) {
    const page = pages.find((one) => one.path.test(path))
    const url = page?.path.exec(path)?.[1]
    if (!page || url === undefined) continue
    const {
      rows: [row],
    } = await sql<{ isThere: boolean }>`SELECT EXISTS (${page.found(decoded(url))}) AS "isThere"`.execute(
      executor,
    )
    if (!row?.isThere) missing.push(path)
  }
  return missing
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
