import type { UserDetails } from '@vitrine/contracts/identity/schemas'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { UnsavedWork } from '../../../shared/ui/UnsavedWork.tsx'
import { SideMenu } from '../../../shared/ui/navigation/SideMenu.tsx'
import { useCurrentUser } from '../../identity/queries.ts'
import { tabsFor, tabPath, type AccountTab } from '../tabs.ts'

const toAccount = { toAccount: true }

/** Below this the tabs are a dropdown, and the page that was chosen is brought into view. */
const SMALL = '(width < 768px)'

function choseTab(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'toAccount' in state
}

/** The account's pages with their menu. */
export function AccountFrame({ user, children }: { user: UserDetails; children: ReactNode }) {
  const { pathname, state } = useLocation()
  // What somebody has just bought may have a page of its own.
  const current = useCurrentUser() ?? user
  const container = useRef<HTMLDivElement>(null)
  const fromTab = choseTab(state)
  useEffect(() => {
    if (fromTab && matchMedia(SMALL).matches) container.current?.scrollIntoView()
  }, [pathname, fromTab])

  return (
    <UnsavedWork>
      <div className="page py-10 tablet:py-14">
        <h1 className="text-3xl font-medium tablet:text-4xl">My Account</h1>
        <div
          ref={container}
          data-account=""
          className="mt-8 grid scroll-mt-4 grid-cols-[minmax(0,1fr)] items-start gap-8 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-12"
        >
          <AccountNavigation tabs={tabsFor(current)} />
          <div className="max-w-2xl space-y-12">{children}</div>
        </div>
      </div>
    </UnsavedWork>
  )
}

/** The account's pages; whoever chose one on a small screen has it brought into view (AccountFrame). */
function AccountNavigation({ tabs }: { tabs: readonly AccountTab[] }) {
  return (
    <SideMenu
      label="Account settings"
      entries={tabs.map((tab) => ({
        title: tab.displayText,
        to: tabPath(tab),
        icon: tab.icon,
        under: tab.under,
      }))}
      linkState={toAccount}
    />
  )
}
