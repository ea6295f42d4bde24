import { Link, useLocation } from 'react-router'
import { Caret } from '../../../shared/ui/Caret.tsx'
import { tabPath, type AccountTab } from '../tabs.ts'

/** A menu of tabs from a tablet on, a dropdown below it. The current tab is a text, not a link. */
export function AccountNavigation({ tabs }: { tabs: readonly AccountTab[] }) {
  const { pathname, key } = useLocation()
  const current = tabs.find((tab) => tabPath(tab) === pathname.replace(/\/+$/, ''))
  return (
    <>
      <nav aria-label="Account settings" className="hidden tablet:block">
        <TabList tabs={tabs} current={current} />
      </nav>
      {/* Another page, another key: it is closed again. */}
      <details key={key} className="group border border-edge bg-raised tablet:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-medium [&::-webkit-details-marker]:hidden">
          {current?.displayText ?? 'Account settings'}
          <Caret />
        </summary>
        <nav aria-label="Account settings" className="border-t border-hairline">
          <TabList tabs={tabs} current={current} />
        </nav>
      </details>
    </>
  )
}

const rowClass = 'flex min-h-12 items-center gap-3 px-4'

function TabList({ tabs, current }: { tabs: readonly AccountTab[]; current: AccountTab | undefined }) {
  return (
    <ul className="tablet:border-l tablet:border-hairline">
      {tabs.map((tab) => (
        <li key={tab.actionName}>
          {tab === current ? (
            <span aria-current="page" className={`${rowClass} border-l-2 border-brass font-semibold tablet:-ml-px`}>
              <TabIcon path={tab.icon} />
              {tab.displayText}
            </span>
          ) : (
            <Link to={tabPath(tab)} state={{ toAccount: true }} preventScrollReset className={`${rowClass} hover:text-brass`}>
              <TabIcon path={tab.icon} />
              {tab.displayText}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function TabIcon({ path }: { path: string | undefined }) {
  if (!path) return null
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" className="shrink-0" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
