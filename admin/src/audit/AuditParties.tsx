import { Link } from '@mui/material'
import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { Link as RouterLink } from 'react-router'
import { BreakableText } from '../lists/BreakableText.tsx'
import { actorOf, subjectOf, type Party } from './parties.ts'

export function AuditActor({ entry }: { entry: AuditEntry }) {
  return <Named party={actorOf(entry)} />
}

export function AuditSubject({ entry }: { entry: AuditEntry }) {
  return <Named party={subjectOf(entry)} />
}

function Named({ party: { words, to } }: { party: Party }) {
  const named = <BreakableText text={words} />
  return to ? (
    <Link component={RouterLink} to={to}>
      {named}
    </Link>
  ) : (
    named
  )
}
