import { Typography } from '@mui/material'

/** Beside an email whose mailed link nobody has opened. */
export function Unconfirmed() {
  return (
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      Unconfirmed
    </Typography>
  )
}
