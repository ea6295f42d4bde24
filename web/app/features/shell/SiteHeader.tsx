import { useLocation } from 'react-router'
import { AccountCorner } from '../identity/components/AccountCorner.tsx'
import { Logo } from './Logo.tsx'
import { MainMenu } from './MainMenu.tsx'

export function SiteHeader() {
  const { key } = useLocation()

  return (
    <header className="border-b border-hairline" data-print="no">
      <div className="page flex min-h-[4.5rem] flex-wrap items-center gap-x-6">
        <Logo />
        <nav aria-label="Main" className="mx-auto hidden large:block">
          <MainMenu direction="row" />
        </nav>
        <div className="ml-auto flex items-center gap-2 large:ml-0">
          <AccountCorner />
          {/* Another page, another key: the menu is closed again. */}
          <details key={key} className="mobile-menu large:hidden">
            <summary className="flex h-11 w-11 items-center justify-center" aria-label="Menu">
              <svg viewBox="0 0 24 24" width="24" height="24" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" aria-hidden="true">
                <path d="M4 7h16M4 12h16M4 17h16" />
              </svg>
            </summary>
            <nav aria-label="Main" className="absolute inset-x-0 z-40 mt-3 border-y border-hairline bg-raised px-[clamp(1rem,4vw,2.5rem)] py-3 shadow-lg">
              <MainMenu direction="column" />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
