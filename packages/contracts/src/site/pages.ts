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

/** Paths of pages that hold a form which works without scripts: a POST to any other page is a wrong method. */
export const formPages: readonly string[] = [
  '/about-contact',
  '/app/reportCollection',
  '/dictionary/authors/:authorUrl',
  '/login/auth',
  '/login/forgot',
  '/login/reset-password',
  '/login/signup',
  '/login/verify-email',
  '/newsletter-landing-page',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
]

/** Pages of the member site that are for staff alone. */
export const staffPages = ['/app/examples'] as const

/**
 * With this the api tells the site, while it renders such a page, that staff ask. No header of a browser's
 * gets there.
 */
export const FOR_STAFF = 'x-for-staff'
