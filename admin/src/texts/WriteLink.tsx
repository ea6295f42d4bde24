import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'

/** The link of a row to the editor of its text. */
export function WriteLink({ title, to }: { title: string; to: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      aria-label={`Write ${title}`}
      onClick={(event) => event.stopPropagation()}
    >
      Write
    </Link>
  )
}
