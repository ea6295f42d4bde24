import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { Link, useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { Logo } from './Logo.tsx'
import { mainNavigation } from './navigation.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

export function SiteFooter() {
  const settings = useRouteLoaderData<typeof loader>('root')
  return (
    <footer className="mt-24 border-t border-hairline" data-print="no">
      <div className="page grid gap-8 py-10 tablet:grid-cols-[1fr_auto] tablet:items-start">
        <div>
          <Logo />
          <p className="mt-2 max-w-sm text-sm text-muted">A cabinet for what matters: look it up, keep it, learn what it is worth.</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-10 phone:grid-cols-3">
            {mainNavigation.map((entry) => (
              <li key={entry.label}>
                <Link to={entry.to} className="quiet-link flex min-h-11 items-center text-sm tablet:min-h-9">
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-hairline py-5 text-sm text-muted">
          <p>
            © {settings?.year} {PRODUCT_NAME}. All rights reserved.
          </p>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}
