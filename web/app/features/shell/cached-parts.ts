import { useLocation } from 'react-router'
import { forEverybody, cachedPart } from '../../shared/cached-parts/cached-part.tsx'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { AccountBanner } from '../identity/components/AccountBanner.tsx'
import { AccountCorner } from '../identity/components/AccountCorner.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { isCurrent, mainNavigation } from './navigation.ts'
import { SiteFooter } from './SiteFooter.tsx'

/**
 * What of the frame stands alike on many pages, for the server: `import.meta.env.SSR ? <CachedFooter /> :
 * <SiteFooter />`, so that no byte of it reaches the browser.
 */

/** By the entries that are marked as current. */
export const CachedMainMenu = /* @__PURE__ */ cachedPart('main menu', MainMenu, () => {
  const { pathname } = useLocation()
  return mainNavigation
    .filter((entry) => isCurrent(entry, pathname))
    .map(({ to }) => to)
    .join(' ')
})

export const CachedMobileMenu = /* @__PURE__ */ cachedPart('mobile menu', MobileMenu, () => {
  const facts = useSiteFacts()
  return JSON.stringify([facts?.faqUrl, facts?.socialUrls])
})

export const CachedAccountCorner = /* @__PURE__ */ cachedPart('account corner', AccountCorner, forEverybody)

export const CachedAccountBanner = /* @__PURE__ */ cachedPart('account banner', AccountBanner, forEverybody)

export const CachedFooter = /* @__PURE__ */ cachedPart('footer', SiteFooter, ({ isFailure }) => {
  const facts = useSiteFacts()
  const { pathname } = useLocation()
  return JSON.stringify([
    isFailure,
    pathname.startsWith('/login/'),
    facts?.partners,
    facts?.year,
    facts?.faqUrl,
    facts?.socialUrls,
  ])
})
