import { contentPagePaths, type ContentPagePath } from '@vitrine/contracts/site/content-pages'
import type { ContentPage } from './content-page.ts'

/** One file a page, each loaded when it is asked for. */
const pages: Record<ContentPagePath, () => Promise<{ page: ContentPage }>> = {
  '/about': () => import('./pages/about.ts'),
  '/careers': () => import('./pages/careers.ts'),
  '/advertise-with-us': () => import('./pages/advertise-with-us.ts'),
  '/page/terms-use': () => import('./pages/terms-of-use.ts'),
  '/vitrine-privacy-policy': () => import('./pages/privacy-policy.ts'),
  '/indices': () => import('./pages/indices.ts'),
  '/affiliate-application': () => import('./pages/affiliate-program.ts'),
  '/partners': () => import('./pages/affinity-partners.ts'),
}

/** The page at a path, with or without a slash at its end; null where there is none. */
export async function contentPageAt(pathname: string): Promise<{ path: ContentPagePath; page: ContentPage } | null> {
  const bare = pathname.replace(/\/+$/, '')
  const path = contentPagePaths.find((known) => known === bare)
  return path ? { path, page: (await pages[path]()).page } : null
}
