import type { TemplateKind } from '@vitrine/contracts/dictionary/templates'
import { readBlocks, type ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { Executor } from '@vitrine/database/database'
import { sql, type RawBuilder } from 'kysely'
import { SECTION } from './section.ts'

/**
 * Whether the row of `articles` is a template, the default one or one of a kind: what no list, search, count,
 * import or sitemap has. `row` is the name that the statement gives to the table.
 */
export const isTemplate = (row = 'articles'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.is_default_template`)} OR ${sql.ref(`${row}.template_name`)} IS NOT NULL)`

export interface TemplateDraft {
  id: number
  blocks: ContentBlock[]
}

/**
 * What a new text of the kind begins with: the newest draft of the template, of the default one where no id
 * is given. Null where there is no such template.
 */
export async function readTemplate(
  executor: Executor,
  of: TemplateKind,
  id?: number,
): Promise<TemplateDraft | null> {
  const found = await findTemplate(executor, id)
  return found?.of === of ? found : null
}

/** The newest draft of a template of any kind, the default one where no id is given. */
export async function findTemplate(
  executor: Executor,
  id?: number,
): Promise<(TemplateDraft & { of: TemplateKind }) | null> {
  const row = await executor
    .selectFrom('articles')
    .innerJoin('article_versions', (join) =>
      join.onRef('article_id', '=', 'articles.id').onRef('version', '=', 'articles.draft_version'),
    )
    .select(['articles.id', 'blocks', 'template_of'])
    .where('section', '=', SECTION)
    .where('trashed_at', 'is', null)
    .where(isTemplate())
    .where((is) => (id === undefined ? is('is_default_template', '=', true) : is('articles.id', '=', id)))
    .executeTakeFirst()
  return row
    ? { id: row.id, blocks: readBlocks(row.blocks), of: row.template_of ?? 'dictionary-article' }
    : null
}
