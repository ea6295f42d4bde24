import { defineArea } from '../area.ts'
import { nodeUpdated } from '../taxonomy/events.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { articleStatuses } from './schemas.ts'
import { templateKinds } from './templates.ts'

export const dictionaryArea = defineArea({
  name: 'dictionary',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** An author's new name reaches the articles that show it. */
    'refresh-author-articles': { follows: [events.authorUpdated] },
    /** A category's new title or place reaches the articles below it. */
    'refresh-category-articles': { follows: [nodeUpdated] },
  },
  capabilities: ['dictionary.manage'],
  cached: true,
  sitemap: ['dictionary'],
  indexes: {
    dictionary: {
      record: 'dictionary-article',
      follows: [
        events.articleCreated,
        events.articleUpdated,
        events.articlePublished,
        events.articleUnpublished,
        events.articleTrashed,
        events.articleRestored,
        events.articleDeleted,
        events.articleRefreshed,
      ],
    },
  },
  console: {
    dictionaryManager: { capability: 'dictionary.manage' },
    articleEditor: { capability: 'dictionary.manage' },
    templates: { capability: 'dictionary.manage', restPath: '/api/v1/dictionary/admin' },
    authors: { capability: 'dictionary.manage', restPath: '/api/v1/dictionary/admin' },
  },
  choices: { 'articles.status': articleStatuses, 'articles.template_of': templateKinds },
})
