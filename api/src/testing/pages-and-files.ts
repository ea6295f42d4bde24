/**
 * Routes of the site and the console: what browsers and crawlers open, and no program calls. Each stands here
 * by name, so that a call can not be hidden among them. A GET stands for its HEAD as well.
 */
export const pagesAndFiles: readonly string[] = [
  // Every page of the site, and the forms that pages without scripts post.
  'GET /*',
  'POST /*',
  'POST /login/sign-out',
  'GET /images/*',
  'GET /favicon.ico',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemaps/browse.xml',
  'GET /sitemaps/articles-:page(^\\d{1,6}).xml',
  'GET /sitemaps/sold-items-:page(^\\d{1,6}).xml',
  'GET /articles/feed.xml',
  // The console.
  'GET /oms',
  'GET /oms/*',
  'GET /app/oms',
  'GET /app/oms/*',
  'GET /oryEditor',
  'GET /oryEditor/*',
  'GET /oms/assets/*',
  // The jobs in their queues.
  'GET /oms/bull-board',
  'GET /oms/bull-board/*',
]
