import { Link } from '@mui/material'
import type { DeadLetter } from '@vitrine/contracts/operations/schemas'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { partyOfRecord } from '../audit/parties.ts'

/** The record that the event tells of, as it is called now, and the way to it. */
export function DeadLetterAbout() {
  const letter = useRecordContext<DeadLetter>()
  if (!letter?.about) return '–'
  const { words, to } = partyOfRecord(letter.about)
  return to === null ? (
    words
  ) : (
    <Link component={RouterLink} to={to}>
      {words}
    </Link>
  )
}
