import type SvgIcon from '@mui/material/SvgIcon'

/** What an icon is to whoever takes one as a property. */
export type SvgIconComponent = typeof SvgIcon
