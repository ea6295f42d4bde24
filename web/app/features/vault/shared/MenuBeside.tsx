import type { ReactNode } from 'react'
import { SideMenu, type SideMenuEntry } from '../../../shared/ui/navigation/SideMenu.tsx'
import { vaultPaths } from './vault-paths.ts'

/** The vault's menu, in its documented order. */
export const vaultMenu: readonly SideMenuEntry[] = [
  {
    title: 'Dashboard',
    to: vaultPaths.dashboard,
    icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  },
  {
    title: 'My Vault',
    to: vaultPaths.list,
    icon: 'M4 4h16v16H4zM8 20v1.5M16 20v1.5M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 9V7M15 12h2M12 15v2M9 12H7',
  },
  {
    title: 'My Tags',
    to: vaultPaths.tags,
    icon: 'M3.5 4.5v7l9 9 7-7-9-9zM7.5 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  },
  {
    title: 'Collections',
    to: vaultPaths.collections,
    alias: '/app/vault/collections',
    icon: 'M4 9h16v11H4zM6 6h12M8 3h8',
  },
  {
    title: 'Insurance Companies',
    to: vaultPaths.insuranceCompanies,
    icon: 'M12 3l8 3v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  },
  {
    title: 'Storage Locations',
    to: vaultPaths.storageLocations,
    under: vaultPaths.locations,
    icon: 'M12 21c4.5-4.8 6.5-8.2 6.5-11.2a6.5 6.5 0 0 0-13 0C5.5 12.8 7.5 16.2 12 21zM12 12a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  },
]

interface MenuBesideProps {
  entries: readonly SideMenuEntry[]
  children: ReactNode
}

/** A page of the vault with its menu. */
export function MenuBeside({ entries, children }: MenuBesideProps) {
  return (
    <div className="page grid items-start gap-6 py-8 tablet:grid-cols-[272px_minmax(0,1fr)] tablet:gap-8 tablet:py-12 desktop:gap-12">
      <SideMenu label="Vault menu" entries={entries} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
