import Handshake from '@mui/icons-material/HandshakeOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const partners: ConsoleScreens = {
  name: 'partners',
  menu: {
    group: 'Site',
    place: 10,
    label: 'Partners',
    record: 'partner',
    purpose: 'The companies in the footer and their pages',
    icon: Handshake,
  },
  list: lazy(() => import('./PartnerList.tsx')),
  create: lazy(() => import('./PartnerCreate.tsx')),
  edit: lazy(() => import('./PartnerEdit.tsx')),
  recordRepresentation: 'source',
}
