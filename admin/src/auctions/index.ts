import Gavel from '@mui/icons-material/GavelOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const auctions: ConsoleScreens = {
  name: 'auctions',
  menu: {
    group: 'Site',
    place: 15,
    label: 'Auctions',
    record: 'auction',
    purpose: 'The calendar of upcoming auctions',
    icon: Gavel,
  },
  list: lazy(() => import('./AuctionList.tsx')),
  create: lazy(() => import('./AuctionCreate.tsx')),
  edit: lazy(() => import('./AuctionEdit.tsx')),
  recordRepresentation: 'title',
}
