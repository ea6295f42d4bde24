import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { amount } from '../feedback/amounts.ts'
import { BulkAction } from '../lists/BulkAction.tsx'
import { MoveArticles } from './MoveArticles.tsx'
import { offeredActions, undoOf } from './article-actions.ts'

interface Unpublished {
  before: ManagedArticle
  after: ManagedArticle
}

/** What can be done with several articles. Undo publishes again only what readers see as they saw it before. */
export function ArticleBulkActions() {
  return (
    <>
      <BulkAction<ManagedArticle, ManagedArticle>
        label="Publish"
        fits={(article) => article.status.name === 'UNPUBLISHED'}
        run={(data, article) => data.publishArticle(article)}
        done={(count) => `Published: ${amount(count)}.`}
        undo={(data, published) => data.unpublishArticle(published)}
      />
      <BulkAction<ManagedArticle> label="Update" fits={(article) => offeredActions(article).includes('update')} run={(data, article) => data.publishArticle(article)} done={(count) => `Updated on the site: ${amount(count)}.`} />
      <BulkAction<ManagedArticle, Unpublished>
        label="Unpublish"
        fits={(article) => article.status.name === 'PUBLISHED'}
        run={async (data, before) => ({ before, after: await data.unpublishArticle(before) })}
        done={(count) => `Unpublished: ${amount(count)}.`}
        canUndo={({ before }) => undoOf('unpublish', before) !== null}
        undo={(data, { after }) => data.publishArticle(after)}
      />
      <MoveArticles />
      <BulkAction<ManagedArticle>
        label="Delete"
        run={(data, article) => data.deleteArticle(article)}
        done={(count) => `Deleted: ${amount(count)}.`}
        question={{ title: 'Delete these articles?', text: 'They and all their versions will be deleted permanently, and readers will no longer find them.' }}
      />
    </>
  )
}
