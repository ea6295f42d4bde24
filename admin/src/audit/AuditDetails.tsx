import { Box, Button, Typography } from '@mui/material'
import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useChoices } from '../dictionary/use-choices.ts'
import { instant } from '../feedback/amounts.ts'
import { AuditActor, AuditSubject } from './AuditParties.tsx'
import { actionInWords, factsIn } from './entry-words.ts'

/**
 * What was recorded beside the action, as facts; the entry as it is kept on request. The request's id is
 * found in the logs.
 */
export function AuditDetails() {
  const entry = useRecordContext<AuditEntry>()
  const { categories, authors, isLoading } = useChoices(entry !== undefined && holdsIds(entry.details))
  if (!entry) return null
  const { action, at, requestId } = entry
  const names = {
    categories: new Map(categories.map(({ id, label }) => [id, label])),
    authors: new Map(authors.map(({ id, fullName }) => [id, fullName])),
  }
  const details = isLoading ? {} : withNames(entry.details, names)
  const facts = [
    { name: 'what', value: actionInWords(action) },
    { name: 'to what', value: <AuditSubject entry={entry} /> },
    { name: 'done by', value: <AuditActor entry={entry} /> },
    { name: 'when', value: instant(at) },
    ...factsIn(details),
    ...(requestId ? [{ name: 'request', value: requestId }] : []),
  ]
  return (
    <Box sx={{ p: 1 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: { sm: 0.75 },
          m: 0,
          overflowWrap: 'anywhere',
        }}
      >
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', mt: { xs: 1, sm: 0 } }}>
              {capitalized(name)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <RawEntry entry={entry} />
    </Box>
  )
}

function RawEntry({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 1, ml: -0.5 }}
      >
        {isOpen ? 'Hide the raw entry' : 'Show the raw entry'}
      </Button>
      {isOpen && (
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(entry, null, 2)}
        </Box>
      )}
    </>
  )
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Fields that hold ids of what people know by name: what the name stands under, and of what it is. */
const named: Readonly<Record<string, { under: string; of: 'categories' | 'authors' }>> = {
  categoryId: { under: 'category', of: 'categories' },
  categoryIds: { under: 'categories', of: 'categories' },
  parentId: { under: 'parent category', of: 'categories' },
  authorId: { under: 'author', of: 'authors' },
  authorIds: { under: 'authors', of: 'authors' },
}

type NamesOf = Readonly<Record<'categories' | 'authors', ReadonlyMap<number, string>>>

type Details = Readonly<Record<string, unknown>>

export const holdsIds = (details: Details): boolean => Object.keys(details).some((field) => field in named)

/**
 * Details with names in place of the ids of categories and authors. What has been deleted since keeps its
 * number.
 */
export function withNames(details: Details, names: NamesOf): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => {
      const name = named[field]
      return name ? [name.under, nameOf(value, names[name.of])] : [field, value]
    }),
  )
}

function nameOf(value: unknown, names: ReadonlyMap<number, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => nameOf(one, names))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([end, one]) => [end, nameOf(one, names)]))
  if (value === 0) return null
  return typeof value === 'number' || typeof value === 'string'
    ? (names.get(Number(value)) ?? (value === '' ? value : `number ${value}`))
    : value
}
