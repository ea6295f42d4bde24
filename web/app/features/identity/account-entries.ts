import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { NavigationEntry } from '../shell/navigation.ts'

const own = `/app/my${PRODUCT_NAME}`

/** The account dropdown, in its documented order; Sign Out closes it. */
export const accountEntries: readonly NavigationEntry[] = [
  { label: 'My Account', to: '/app/accountSettings/userInfo' },
  {
    label: 'Admin Account',
    to: '/oms/index',
    shownTo: (reader) => reader !== null && (reader.isAdmin || reader.awaitsSecondFactor),
  },
  { label: 'Saved Searches', to: `${own}/savedSearches` },
  { label: 'My Vault', to: '/app/vault/myVault/list' },
  { label: 'My Favorite Items', to: `${own}/favoriteInventory` },
  { label: 'My Favorite Marks', to: `${own}/favoriteMarks` },
  { label: 'My Favorite Books', to: `${own}/favoriteBooks` },
]

/** The console is no part of the site: its URL is loaded as a whole page. */
export function isOutsideTheSite(to: string): boolean {
  return to.startsWith('/oms/')
}
