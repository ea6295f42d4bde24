import { Typography } from '@mui/material'

/**
 * Beside an email whose mailed link nobody has opened; the account that the admin of a team has made has
 * words of its own.
 */
export function Unconfirmed({ waitsForInvitation }: { waitsForInvitation: boolean }) {
  return (
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {waitsForInvitation ? 'Invited to a team' : 'Unconfirmed'}
    </Typography>
  )
}
