import type { SvgIconComponent } from '@mui/icons-material'

/** Groups of the menu, in their order. */
export const menuGroups = ['Dictionary', 'Members', 'Billing', 'Site', 'Newsletter', 'Operations'] as const

/**
 * A resource's entry in the menu and on the home page: `menu.ts` in the resource's folder, where
 * `navigation.ts` finds it.
 */
export interface MenuEntry {
  group: (typeof menuGroups)[number]
  /** The smaller, the higher in its group. */
  place: number
  /** As the area's manifest names it; whoever may not open it does not see it. */
  resource: string
  label: string
  /**
   * What one of its records is called where it is said to be saved: 'partner'. Absent where no form of
   * react-admin saves any.
   */
  record?: string
  /** One line for the home page. */
  purpose: string
  icon: SvgIconComponent
}
