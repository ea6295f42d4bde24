import type { Executor } from '@vitrine/database/database'
import { SECTION } from '@vitrine/domain/texts/section'

/** The url of the default template; undefined where the site has none yet. */
export async function readTemplateUrl(executor: Executor): Promise<string | undefined> {
  const row = await executor
    .selectFrom('articles')
    .select('url')
    .where('section', '=', SECTION)
    .where('is_default_template', '=', true)
    .executeTakeFirst()
  return row?.url
}
