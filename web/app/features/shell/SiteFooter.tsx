import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useLocation } from 'react-router'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { PartnersStrip } from '../partners/components/PartnersStrip.tsx'
import { FooterNavigation } from './FooterNavigation.tsx'
import { Logo } from './Logo.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

interface SiteFooterProps {
  /** The page could not be shown. */
  isFailure: boolean
}

/** Partners do not advertise beside a failure, nor where somebody is about to log in. */
export function SiteFooter({ isFailure }: SiteFooterProps) {
  const facts = useSiteFacts()
  const { pathname } = useLocation()
  const hasPartners = !isFailure && !pathname.startsWith('/login/')
  return (
    <footer className="mt-24 border-t border-hairline" data-print="no">
      {hasPartners && <PartnersStrip total={facts?.partners ?? 0} />}
      <div className="page grid gap-8 py-10 desktop:grid-cols-[1fr_auto] desktop:items-start desktop:gap-16">
        <div>
          <Logo />
          <p className="mt-2 mb-3 max-w-sm text-sm text-muted">
            Look it up, keep it, learn what it is worth.
          </p>
          <SocialLinks />
        </div>
        <nav aria-label="Footer">
          <FooterNavigation
            listClass="grid grid-cols-2 gap-x-10 phone:grid-cols-3 desktop:grid-cols-4"
            linkClass="quiet-link flex min-h-11 items-center text-sm desktop:min-h-9"
          />
        </nav>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-hairline py-5 text-sm text-muted">
          <p>
            © {facts?.year} {PRODUCT_NAME}. All rights reserved.
          </p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}
