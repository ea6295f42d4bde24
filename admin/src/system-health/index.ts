import { MonitorHeartOutlined } from '@mui/icons-material'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const systemHealth: ConsoleScreens = {
  name: 'system-health',
  menu: {
    group: 'Operations',
    place: 5,
    label: 'Health',
    purpose: 'Every part of the product, and what is stored',
    icon: MonitorHeartOutlined,
  },
  list: lazy(() => import('./SystemHealth.tsx')),
}
