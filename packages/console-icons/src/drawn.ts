import { createSvgIcon } from '@mui/material/SvgIcon'
import type SvgIcon from '@mui/material/SvgIcon'
import { createElement } from 'react'

/** Type of an icon component passed as a prop. */
export type SvgIconComponent = typeof SvgIcon

/** An icon of MUI's kind from one path of a 24 by 24 drawing. */
export function drawn(path: string, name: string): SvgIconComponent {
  return createSvgIcon(createElement('path', { d: path }), name)
}
