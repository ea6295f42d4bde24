import { expect, test as visitorTest, type Page } from '@playwright/test'
import { cutFocusRings } from '@vitrine/contracts/testing/cut-focus-rings'
import { unreachableControls } from '@vitrine/contracts/testing/unreachable-controls'
import { signIn, starterAccountOf } from '../support/accounts.ts'
import { trackRequests } from '../support/pages.ts'
import { staffTest } from '../support/worker-accounts.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

/** Pages that `.ci/run` looks at; `npm run verify` looks at all. */
const inShort = [
  '/dictionary/searchResults?query=glass',
  '/dictionary/celadon',
  '/app/vault/addVaultItem',
  '/oryEditor/hallmark',
  '/app/oms/dictionaryManager',
]

const pages = {
  visitor: [
    '/dictionary/searchResults?query=glass',
    '/dictionary/authors/ines-carvalho',
    '/',
    '/dictionary',
    '/dictionary/c/ceramics',
    '/dictionary/list/c',
    '/dictionary/celadon',
    '/inventory/search?query=vase',
    '/worthopedia',
    '/marks/search?query=crown',
    '/marks/1/alexis-rudier-fondeur-paris',
    '/books/searchDetails?q=furniture',
    '/library/1/the-grammar-of-ornament',
    '/upcomingauctions',
    '/articles',
    '/product/index',
    '/data-partners',
    '/about-contact',
    '/login/signup',
  ],
  member: [
    '/app/accountSettings/userInfo',
    '/app/vault/addVaultItem',
    '/app/vault/dashboard',
    '/app/vault/myVault/list',
    '/app/vault/collections',
    '/app/accountSettings/subscription',
    '/app/myVitrine/savedSearches',
    '/app/worthScore',
  ],
  staff: [
    '/app/oms/dictionaryManager',
    '/oryEditor/hallmark',
    '/oms/index',
    '/app/oms/taxonomy',
    '/app/oms/members',
    '/app/oms/manageVault/search',
    '/app/oms/authors/create',
    '/app/oms/newsletter-issues/create',
    '/app/oms/system-health',
    '/app/oms/search-indexes',
    '/app/oms/audit-entries',
    '/app/oms/runbook',
    '/app/oms/worth-score',
  ],
}

function pagesOf(role: keyof typeof pages): readonly string[] {
  return pages[role].filter((path) => process.env['E2E_ALL_PAGES'] === 'true' || inShort.includes(path))
}

const TITLE = 'can be pressed where it stands once it is focused or scrolled into view, and its ring is whole'

async function expectControlsInReach(page: Page, path: string): Promise<void> {
  // What is brought into view is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Links fetch their pages ahead once they have the focus: a hundred pages that nobody opens.
  await page.route('**', (route) =>
    route.request().resourceType() === 'other' ? route.abort() : route.fallback(),
  )
  const isQuiet = trackRequests(page)
  await page.goto(path)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await isQuiet()
    expect.soft(await page.evaluate(unreachableControls), `${path} at ${size.width} px`).toEqual([])
    expect.soft(await page.evaluate(cutFocusRings), `rings of ${path} at ${size.width} px`).toEqual([])
  }
}

for (const path of pagesOf('visitor'))
  visitorTest(`${path}: each control ${TITLE}`, { tag: '@any-width' }, async ({ page }) => {
    await expectControlsInReach(page, path)
  })

for (const path of pagesOf('member'))
  visitorTest(`${path}: each control of a member ${TITLE}`, { tag: '@any-width' }, async ({ page }) => {
    // Only the starter account has a vault.
    await signIn(page.request, starterAccountOf('member'))
    await expectControlsInReach(page, path)
  })

for (const path of pagesOf('staff'))
  staffTest(`${path}: each control of staff ${TITLE}`, { tag: '@any-width' }, async ({ page }) => {
    await expectControlsInReach(page, path)
  })
