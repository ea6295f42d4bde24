import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { RefusedActions } from '../feedback/RefusedActions.tsx'
import { ConsoleAppBar } from './ConsoleAppBar.tsx'
import { ConsoleMenu } from './ConsoleMenu.tsx'

/** react-admin lets a screen grow with its widest word; here that word is cut or broken instead. */
const noWiderThanScreen = { minWidth: 0, '& .RaLayout-content, & .RaEdit-card': { minWidth: 0 } }

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleAppBar} menu={ConsoleMenu} appBarAlwaysOn sx={noWiderThanScreen}>
      <RefusedActions />
      {children}
    </Layout>
  )
}
