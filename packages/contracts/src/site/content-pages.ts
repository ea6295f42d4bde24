import { PRODUCT_SLUG } from '../product.ts'

/** Paths of the pages that are written texts: their routes, and their entries in the sitemap. */
export const contentPagePaths = [
  '/about',
  '/careers',
  '/advertise-with-us',
  '/page/terms-use',
  `/${PRODUCT_SLUG}-privacy-policy`,
  '/indices',
  '/affiliate-application',
  '/partners',
] as const

/** Pages that list what a section holds, and begin with words of their own. */
export const landingPagePaths = ['/worthopedia', '/marks', '/library', '/articles'] as const

export type LandingPagePath = (typeof landingPagePaths)[number]

export type ContentPagePath = (typeof contentPagePaths)[number]
