import { readBlocks } from '@vitrine/contracts/dictionary/content'
import { picturesOfBlocks } from '@vitrine/contracts/dictionary/content-parts'
import type { Executor } from '@vitrine/database/database'

/** The picture of a page, and those of its draft and of what readers see. */
export async function picturesOfPage(
  executor: Executor,
  id: number,
): Promise<{ own: string | undefined; all: string[] }> {
  const row = await executor
    .selectFrom('site_pages')
    .select(['picture', 'draft', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return { own: undefined, all: [] }
  return {
    own: row.picture,
    all: [
      row.picture,
      ...Object.values(picturesOfBlocks([...readBlocks(row.draft), ...readBlocks(row.content)])),
    ],
  }
}
