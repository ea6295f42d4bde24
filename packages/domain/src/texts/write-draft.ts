import type { ContentBlock } from '@vitrine/contracts/dictionary/content'
import type { TextKind } from '@vitrine/contracts/texts/kinds'
import type { Transaction } from '@vitrine/database/database'
import { sql } from 'kysely'
import { changePost } from '../blog/write-post.ts'
import { changeArticle, insertArticleVersion } from '../dictionary/write-article.ts'

interface Draft {
  id: number
  version: number
  blocks: readonly ContentBlock[]
  by: number
}

/** A draft in place of the one that a text has. Nothing changes for readers. Whoever calls this holds the text's row. */
export const writeDraft: Readonly<Record<TextKind, (transaction: Transaction, draft: Draft) => Promise<unknown>>> = {
  'dictionary-article': async (transaction, { id, version, blocks, by }) => {
    await insertArticleVersion(transaction, { articleId: id, version, blocks, createdBy: by })
    await changeArticle(transaction, id, { draft_version: version, updated_at: sql<Date>`now()` })
  },
  'blog-article': async (transaction, { id, version, blocks }) => await changePost(transaction, id, { draft: JSON.stringify(blocks), draft_version: version }),
}
