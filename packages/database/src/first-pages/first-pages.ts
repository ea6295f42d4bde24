import type { ContentPagePath } from '@vitrine/contracts/site/pages'
import { page as about } from './about.ts'
import { page as advertiseWithUs } from './advertise-with-us.ts'
import { page as affiliateProgram } from './affiliate-program.ts'
import { page as affinityPartners } from './affinity-partners.ts'
import { page as careers } from './careers.ts'
import type { FirstPage } from './first-page.ts'
import { page as indices } from './indices.ts'
import { page as privacyPolicy } from './privacy-policy.ts'
import { page as termsOfUse } from './terms-of-use.ts'

/**
 * The words that the pages of the site begin with. Migrations write them into rows: a change here reaches an
 * existing database by a new migration only, and there only pages that staff have not changed. Where a row is
 * missing, they are shown.
 */
export const firstPages: Readonly<Record<ContentPagePath, FirstPage>> = {
  '/about': about,
  '/careers': careers,
  '/advertise-with-us': advertiseWithUs,
  '/page/terms-use': termsOfUse,
  '/vitrine-privacy-policy': privacyPolicy,
  '/indices': indices,
  '/affiliate-application': affiliateProgram,
  '/partners': affinityPartners,
}
