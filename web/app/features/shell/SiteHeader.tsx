import { useLocation } from 'react-router'
import { AccountCorner } from '../identity/components/AccountCorner.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { useHeaderScroll } from './use-header-scroll.ts'

export function SiteHeader() {
  const { key } = useLocation()
  const hidden = useHeaderScroll()

  return (
    <header className="site-header" data-scrolled={hidden || undefined} data-print="no">
      <div className="page flex min-h-[4.5rem] flex-wrap items-center gap-x-2 large:gap-x-8">
        <Logo />
        <div className="mx-auto hidden large:block">
          <MainMenu />
        </div>
        <div className="ml-auto large:ml-0">
          <AccountCorner />
        </div>
        {/* Another page, another key: the menu is closed again. */}
        <MobileMenu key={key} />
      </div>
    </header>
  )
}
