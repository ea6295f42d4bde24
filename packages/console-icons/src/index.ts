import type SvgIcon from '@mui/material/SvgIcon'

/** Type of an icon component passed as a prop. */
export type SvgIconComponent = typeof SvgIcon
