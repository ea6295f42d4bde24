import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import { lazy } from 'react'
import type { ConsoleScreens } from '../layout/console-screens.ts'

export const systemHealth: ConsoleScreens = {
  name: 'system-health',
  menu: {
    group: 'Operations',
    place: 5,
    label: 'Health',
    purpose: 'Every part of the product, and what is stored',
    icon: MonitorHeart,
  },
  list: lazy(() => import('./SystemHealth.tsx')),
}
