import type { ManagedArticle } from '@vitrine/contracts/dictionary/schemas'
import { amount } from '../feedback/amounts.ts'
import { BulkAction } from '../lists/BulkAction.tsx'
import { MoveArticles } from './MoveArticles.tsx'
import { PublishArticles } from './PublishArticles.tsx'
import { offeredActions } from './article-actions.ts'

/** What can be done with several articles. */
export function ArticleBulkActions() {
  return (
    <>
      <PublishArticles
        label="Publish"
        fits={(article) => article.status.name === 'UNPUBLISHED'}
        run={(data, article) => data.publishArticle(article)}
        done={(count) => `Published: ${amount(count)}.`}
        undo={(data, published) => data.unpublishArticle(published)}
      />
      <PublishArticles
        label="Update"
        fits={(article) => offeredActions(article).includes('update')}
        run={(data, article) => data.publishArticle(article)}
        done={(count) => `Updated on the site: ${amount(count)}.`}
      />
      <BulkAction<ManagedArticle, ManagedArticle>
        label="Unpublish"
        fits={(article) => article.status.name === 'PUBLISHED'}
        run={(data, article) => data.unpublishArticle(article)}
        done={(count) => `Unpublished: ${amount(count)}.`}
        undo={(data, { id }) => data.republishArticle(id)}
      />
      <MoveArticles />
      <BulkAction<ManagedArticle, ManagedArticle>
        label="Delete"
        run={async (data, article) => {
          await data.deleteArticle(article)
          return article
        }}
        done={(count) => `Deleted: ${amount(count)}.`}
        undo={(data, { id }) => data.untrashArticle(id)}
        question={{
          title: 'Delete these articles?',
          text: 'Readers no longer find them. They stay in the trash for 30 days and can be restored until then.',
        }}
      />
    </>
  )
}
