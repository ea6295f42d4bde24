import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { checkSentences, defaultCheckLevel, textChecks, type CheckLevel, type Finding, type TextCheck } from '@vitrine/contracts/texts/checks'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { Executor } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { sql, type RawBuilder } from 'kysely'
import { leftInstructions, ownLinks, picturesWithoutText, tooFewWords } from './check-rules.ts'
import { missingPages } from './missing-pages.ts'
import type { TextName } from './text-tables.ts'

/** What is checked of each kind: its draft, and the picture that stands for it. */
const drafts: Readonly<Record<TextKind, (id: number) => RawBuilder<unknown>>> = {
  'dictionary-article': (id) => sql`
    SELECT version.blocks, article.thumbnail AS picture, '-' AS "pictureAlt" FROM articles article
    JOIN article_versions version ON version.article_id = article.id AND version.version = article.draft_version WHERE article.id = ${id}`,
  'blog-article': (id) => sql`SELECT draft AS blocks, picture, picture_alt AS "pictureAlt" FROM blog_articles WHERE id = ${id}`,
  // Its picture is decoration.
  'site-page': (id) => sql`SELECT draft AS blocks, picture, '-' AS "pictureAlt" FROM site_pages WHERE id = ${id}`,
}

export async function readCheckLevels(executor: Executor): Promise<ReadonlyMap<TextCheck, CheckLevel>> {
  const rows = await executor.selectFrom('publishing_checks').selectAll().execute()
  const decided = new Map(rows.map(({ name, level }) => [name, level]))
  return new Map(textChecks.map((check) => [check, decided.get(check) ?? defaultCheckLevel]))
}

/** What the checks find in a text's draft. Pages of this site are looked up in the database; others are never called. */
export async function checkText(executor: Executor, { kind, id }: TextName): Promise<Finding[]> {
  const levels = await readCheckLevels(executor)
  const found = await lookInto(executor, { kind, id })
  return textChecks.flatMap((check) => {
    const level = levels.get(check) ?? defaultCheckLevel
    const details = found[check]
    return level === 'off' || details === null ? [] : [{ check, level, details }]
  })
}

/** @throws AppError STATUS_CONFLICT where something is found that staff decided must not be published */
export async function assertPublishable(executor: Executor, name: TextName): Promise<void> {
  const levels = await readCheckLevels(executor)
  // Most places only warn: then there is nothing to look up.
  if (![...levels.values()].includes('refusal')) return
  const refused = (await checkText(executor, name)).filter(({ level }) => level === 'refusal')
  if (refused.length > 0) throw new AppError('STATUS_CONFLICT', { message: `This cannot be published yet. ${refused.map(({ check }) => checkSentences[check]).join(' ')}` })
}

/** By check what it found; null where all is well. */
async function lookInto(executor: Executor, { kind, id }: TextName): Promise<Record<TextCheck, string[] | null>> {
  const { rows: [draft] } = await sql<{ blocks: unknown; picture: string; pictureAlt: string }>`${drafts[kind](id)}`.execute(executor)
  if (!draft) throw new AppError('NOT_FOUND')
  const blocks = readBlocks(draft.blocks)
  const words = tooFewWords(blocks)
  const withoutText = [...(draft.pictureAlt.trim() === '' ? [draft.picture] : []), ...picturesWithoutText(blocks)]
  return {
    'template-instructions': some(kind === 'dictionary-article' ? leftInstructions(blocks, await templateBlocks(executor)) : []),
    'missing-alternative-text': some(withoutText),
    'broken-links': some(await missingPages(executor, ownLinks(blocks))),
    'too-short': words === null ? null : [`${words} ${words === 1 ? 'word' : 'words'}`],
    'no-own-picture': (await isDrawing(executor, draft.picture)) ? [] : null,
  }
}

const some = (details: string[]): string[] | null => (details.length > 0 ? details : null)

async function templateBlocks(executor: Executor) {
  const row = await executor
    .selectFrom('articles')
    .innerJoin('article_versions', (join) => join.onRef('article_id', '=', 'articles.id').onRef('version', '=', 'articles.draft_version'))
    .select('blocks')
    .where('is_default_template', '=', true)
    .executeTakeFirst()
  return readBlocks(row?.blocks)
}

/** Whether the picture is the drawing of a category. */
async function isDrawing(executor: Executor, picture: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM taxonomy_nodes WHERE ${picture} <> '' AND (image = ${picture} OR main_image = ${picture}) LIMIT 1`.execute(executor)
  return rows.length > 0
}
