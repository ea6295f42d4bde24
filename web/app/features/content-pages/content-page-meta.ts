import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { SitePage } from '@vitrine/contracts/site-pages/schemas'
import { breadcrumbList, entityUrl, pageMeta } from '../../shared/page/page-meta.ts'

/** @param loaded undefined where there is no such page, with a null response where it could not be loaded */
export function contentPageMeta(
  matches: Parameters<typeof pageMeta>[0],
  loaded: { response: SitePage | null } | undefined,
) {
  if (!loaded) return [{ title: `Page not found | ${PRODUCT_NAME}` }]
  if (!loaded.response) return [{ title: PRODUCT_NAME }]
  const { path, kind, title, description, changedOn } = loaded.response
  return pageMeta(matches, {
    title: `${title} | ${PRODUCT_NAME}`,
    description,
    path,
    structured: [
      {
        '@type': kind,
        name: title,
        description,
        url: entityUrl(matches, path),
        isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME, url: entityUrl(matches, '/') },
        ...(changedOn !== null && { dateModified: changedOn }),
      },
      breadcrumbList(matches, [
        { title: PRODUCT_NAME, path: '/' },
        { title, path },
      ]),
    ],
  })
}
