import { useLocation } from 'react-router'
import { forEverybody, keptPart } from '../../shared/kept-parts/kept-part.tsx'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { AccountBanner } from '../identity/components/AccountBanner.tsx'
import { AccountCorner } from '../identity/components/AccountCorner.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { isCurrent, mainNavigation } from './navigation.ts'
import { SiteFooter } from './SiteFooter.tsx'

/**
 * What of the frame stands alike on many pages, for the server: `import.meta.env.SSR ? <KeptFooter /> :
 * <SiteFooter />`, so that no byte of it reaches the browser.
 */

/** By the entries that are marked as current. */
export const KeptMainMenu = /* @__PURE__ */ keptPart('main menu', MainMenu, () => {
  const { pathname } = useLocation()
  return mainNavigation
    .filter((entry) => isCurrent(entry, pathname))
    .map(({ to }) => to)
    .join(' ')
})

export const KeptMobileMenu = /* @__PURE__ */ keptPart('mobile menu', MobileMenu, () => {
  const facts = useSiteFacts()
  return JSON.stringify([facts?.faqUrl, facts?.socialUrls])
})

export const KeptAccountCorner = /* @__PURE__ */ keptPart('account corner', AccountCorner, forEverybody)

export const KeptAccountBanner = /* @__PURE__ */ keptPart('account banner', AccountBanner, forEverybody)

export const KeptFooter = /* @__PURE__ */ keptPart('footer', SiteFooter, ({ isFailure }) => {
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
