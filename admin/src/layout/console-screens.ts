import type { SvgIconComponent } from '@mui/icons-material'
import type { ResourceProps } from 'react-admin'

/** Groups of the menu, in their order. */
export const menuGroups = ['Dictionary', 'Members', 'Billing', 'Site', 'Newsletter', 'Operations'] as const

/** A resource of react-admin, in `index.ts` of its folder, where `resources.ts` finds it. */
export interface ConsoleScreens extends ResourceProps {
  /** Absent where it has no list. */
  menu?: MenuEntry
}

/** A resource's entry in the menu and on the home page. Users whose role does not open it do not see it. */
export interface MenuEntry {
  group: (typeof menuGroups)[number]
  /** The smaller, the higher in its group. */
  place: number
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
