import type { CommandBus } from '@nestjs/cqrs'
import { dictionaryMessages as messages } from '@vitrine/contracts/dictionary/messages'
import type { FieldError } from '@vitrine/contracts/errors'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import type { Database, Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'
import type { Config } from '@vitrine/platform/config'
import { articleRowSchemaFor, type ArticleRow } from './article-row.ts'
import { ImportArticles } from './import-articles.command.ts'
import type { CategoryNames } from '../../taxonomy/category-names.ts'
import { loadCategoryNames } from '../../taxonomy/find-or-make-subcategories.ts'
import type { ImportKind } from '../../imports/import-kind.ts'
import { OPERATOR } from '../../imports/operator.ts'

/** There is nothing that articles could be filed under. */
export class NoCategories extends Error {
  constructor() {
    super(
      'There are no categories yet, so no article can be filed. Start the site once (npm start), or make categories in the staff console.',
    )
    this.name = 'NoCategories'
  }
}

/** @throws NoCategories */
export async function articleImport({
  database,
  config,
  commands,
  update,
}: {
  database: Database
  config: Config
  commands: CommandBus
  update: boolean
}): Promise<ImportKind<ArticleRow>> {
  const categories = await loadCategoryNames(database)
  if (categories.isEmpty) throw new NoCategories()
  const templateUrl = await readTemplateUrl(database)
  return {
    name: 'dictionary-articles',
    schema: articleRowSchemaFor({ allowedHosts: config.IMAGE_HOSTS, mediaBase: MEDIA_PATH }),
    check: (row) => [
      ...placeErrors(row, categories),
      ...(row.url === templateUrl
        ? [{ field: 'url', errorCode: 'exists' as const, errorMessage: messages.urlTaken }]
        : []),
    ],
    keyField: 'url',
    keyOf: ({ url }) => url,
    write: async (importId, { rows, refused, linesDone }) =>
      await commands.execute(
        new ImportArticles(OPERATOR, { importId, rows, update, linesDone, refused: refused.length }),
      ),
  }
}

function placeErrors(row: ArticleRow, categories: CategoryNames): FieldError[] {
  const root = categories.findRoot(row.category)
  if (!root) return [{ field: 'category', errorCode: 'notFound', errorMessage: messages.categoryUnknown }]
  const hasPicture = row.thumbnail != null || categories.pictureOf(categories.find(row) ?? root) !== ''
  return hasPicture
    ? []
    : [{ field: 'thumbnail', errorCode: 'null', errorMessage: messages.thumbnailMissing }]
}

/** The url of the default template; undefined where the site has none yet. */
async function readTemplateUrl(executor: Executor): Promise<string | undefined> {
  const row = await executor
    .selectFrom('articles')
    .select('url')
    .where('section', '=', SECTION)
    .where('is_default_template', '=', true)
    .executeTakeFirst()
  return row?.url
}
