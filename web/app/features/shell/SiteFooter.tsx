import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useSiteFacts } from '../../shared/site-facts.ts'
import { PartnersStrip } from '../partners/components/PartnersStrip.tsx'
import { FooterNavigation, SocialLinks } from './FooterLinks.tsx'
import { Logo } from './Logo.tsx'

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

const THEMES = ['auto', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]
const labels: Record<Theme, string> = { auto: 'Automatic', light: 'Light', dark: 'Dark' }

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem('theme')
    return THEMES.find((theme) => theme === stored) ?? 'auto'
  } catch {
    return 'auto'
  }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function applyTheme(theme: Theme): void {
  if (theme === 'auto') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
  try {
    if (theme === 'auto') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Storage that is switched off: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

/** Light, dark, or as the device says. Needs scripts, so it is not shown without them. */
function ThemeChoice() {
  const theme = useSyncExternalStore<Theme>(subscribe, storedTheme, () => 'auto')
  return (
    <label className="flex items-center gap-2 nojs:hidden">
      <span>Appearance</span>
      <select
        className="field min-h-11 w-auto py-1 text-sm"
        value={theme}
        onChange={(event) => {
          const chosen = THEMES.find((known) => known === event.target.value) ?? 'auto'
          applyTheme(chosen)
        }}
      >
        {THEMES.map((known) => (
          <option key={known} value={known}>
            {labels[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
