import { useFieldValue } from 'react-admin'
import { day, instant } from './amounts.ts'

interface InstantFieldProps {
  source: string
  dayOnly?: boolean
}

/** A date-time of a row, said as everywhere in the console. */
export function InstantField({ source, dayOnly = false }: InstantFieldProps) {
  const iso: unknown = useFieldValue({ source })
  if (typeof iso !== 'string') return null
  return <time dateTime={iso}>{dayOnly ? day(iso) : instant(iso)}</time>
}
