import { SideMenu } from '../../../shared/ui/navigation/SideMenu.tsx'
import { tabPath, type AccountTab } from '../tabs.ts'

/** The account's pages; whoever chose one on a small screen has it brought into view (AccountFrame). */
export function AccountNavigation({ tabs }: { tabs: readonly AccountTab[] }) {
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

const toAccount = { toAccount: true }
