import { Link } from 'react-router'
import type { NavigationEntry } from '../../shell/navigation.ts'
import { isOutsideTheSite } from '../account-entries.ts'

export function AccountLink({
  entry: { label, to },
  className,
}: {
  entry: NavigationEntry
  className: string
}) {
  return (
    <Link to={to} reloadDocument={isOutsideTheSite(to)} className={className}>
      {label}
    </Link>
  )
}
