import { defineArea } from '../area.ts'
import { articleStatuses } from '../dictionary/schemas.ts'
import * as endpoints from './endpoints.ts'
import * as events from './events.ts'
import { postKinds } from './schemas.ts'

export const blogArea = defineArea({
  name: 'blog',
  endpoints: Object.values(endpoints),
  events: Object.values(events),
  consumers: {
    /** A batch of an import reaches the index. */
    'index-imported-posts': { follows: [events.postsImported], concurrency: 1 },
  },
  capabilities: ['blog.manage'],
  cached: true,
  sitemap: ['blog'],
  indexes: {
    blog: {
      record: 'blog-article',
      follows: [
        events.postCreated,
        events.postUpdated,
        events.postPublished,
        events.postUnpublished,
        events.postTrashed,
        events.postRestored,
        events.postDeleted,
      ],
    },
  },
  console: { 'blog-articles': { capability: 'blog.manage', restPath: '/api/v1/blog/admin' } },
  choices: { 'blog_articles.kind': postKinds, 'blog_articles.status': articleStatuses },
})
