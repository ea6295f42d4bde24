import { createSvgIcon } from '@mui/material/SvgIcon'
import { createElement } from 'react'
import type { SvgIconComponent } from './index.ts'

/** An icon of MUI's kind from one path of a 24 by 24 drawing. */
export function drawn(path: string, name: string): SvgIconComponent {
  return createSvgIcon(createElement('path', { d: path }), name)
}
