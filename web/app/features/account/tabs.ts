import { memberCapabilitiesOf } from '@vitrine/contracts/access'
import type { UserDetails } from '@vitrine/contracts/identity/schemas'

/** A page of the account: `/app/accountSettings/{actionName}`. */
export interface AccountTab {
  actionName: string
  displayText: string
  /** The path of a 24 by 24 drawing in strokes. */
  icon?: string
  /** The beginning of the paths of pages that are part of it. */
  under?: string
  /** Who has it; without one everybody does. */
  condition?: (user: UserDetails) => boolean
}

const ROOT = '/app/accountSettings'

/** In the order of the menu. */
export const accountTabs: readonly AccountTab[] = [
  {
    actionName: 'userInfo',
    displayText: 'My Details',
    icon: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  },
  {
    actionName: 'subscription',
    displayText: 'Membership',
    under: `${ROOT}/payment/`,
    icon: 'M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14.5h4',
  },
  {
    actionName: 'workTeams',
    displayText: 'Work Team',
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.7-3.6 3.2-5.5 6.5-5.5s5.8 1.9 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.8c2.2.7 3.5 2.5 4 5.2',
    condition: (user) => memberCapabilitiesOf(user).has('team.manage'),
  },
  {
    actionName: 'secondFactor',
    displayText: 'Second Factor',
    icon: 'M12 3l7.5 3v5.5c0 4.5-3 8-7.5 9.5-4.5-1.5-7.5-5-7.5-9.5V6zM9 12l2.2 2.2L15.5 10',
    condition: (user) => user.isAdmin || user.awaitsSecondFactor,
  },
  {
    actionName: 'newsletterSettings',
    displayText: 'Email Preferences',
    icon: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  },
]

export function tabPath({ actionName }: Pick<AccountTab, 'actionName'>): string {
  return `${ROOT}/${actionName}`
}

/** Where whoever may not see a tab is sent. */
export const FIRST_TAB = `${ROOT}/userInfo`

/** The tabs that somebody sees; `hidden` leaves some out by name. */
export function tabsFor(
  user: UserDetails,
  tabs: readonly AccountTab[] = accountTabs,
  hidden: readonly string[] = [],
): AccountTab[] {
  return tabs.filter(
    ({ actionName, condition }) => !hidden.includes(actionName) && (condition?.(user) ?? true),
  )
}

/** Whether a URL of the account is somebody's to see. One that is no tab's is the router's to judge. */
export function maySee(
  user: UserDetails,
  pathname: string,
  tabs: readonly AccountTab[] = accountTabs,
): boolean {
  const asked = tabs.find((tab) => tabPath(tab) === pathname.replace(/\/+$/, ''))
  return !asked || tabsFor(user, tabs).includes(asked)
}
