import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { changedWords } from '@vitrine/contracts/vault-history/changes'
import type { FactFormats } from '@vitrine/contracts/vault-items/item-facts'
import { staffRecordKeys } from '@vitrine/contracts/vault-records/privacy'
import { recordFields, recordGroups } from '@vitrine/contracts/vault-records/record-fields'
import type { StaffRecord } from '@vitrine/contracts/vault-records/staff-record'
import { calendarDay, money } from '../feedback/amounts.ts'
import { messageOf } from '../providers/console-client.ts'
import { useConsoleData } from '../providers/dataProvider.ts'
import { VAULT_ITEMS } from '../providers/vault-items.ts'

const formats: FactFormats = {
  date: calendarDay,
  price: (price) => money(price, 'USD'),
  years: String,
  significances: () => '',
}

/** What the owner has recorded beside the documented fields, to read: only the owner changes it. */
export function RecordDetails({ id }: { id: number }) {
  const data = useConsoleData()
  const {
    data: record,
    error,
    refetch,
  } = useQuery({
    queryKey: [VAULT_ITEMS, 'record', id],
    queryFn: () => data.viewVaultRecord(id),
    // Each time it is loaded, the audit log says so; and it is not kept beyond the screen.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  return (
    <Box component="section" aria-label="Record" sx={{ mt: 2, width: '100%' }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        Record
      </Typography>
      {error ? (
        <Alert
          severity="error"
          variant="outlined"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error)}
        </Alert>
      ) : (
        record && <RecordFacts record={record} />
      )}
    </Box>
  )
}

function RecordFacts({ record }: { record: StaffRecord }) {
  const groups = recordGroups.map((group) => ({ ...group, facts: factsOf(record, group.name) }))
  const filled = groups.filter(({ facts }) => facts.length > 0)
  if (filled.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The owner has recorded nothing more.
      </Typography>
    )
  return filled.map(({ name, title, facts }) => (
    <Box key={name} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(({ label, words }) => (
          <Box
            key={label}
            sx={{ display: 'grid', gridTemplateColumns: { sm: '14em 1fr' }, columnGap: 2, py: 0.5 }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            >
              {words}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  ))
}

/** What a record says where its owner has said nothing. */
const unsaid: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['quantity', 1],
  ['valuesAre', 'all'],
  ['ownership', 'owned'],
])

function factsOf(record: StaffRecord, group: string): { label: string; words: string }[] {
  const values = new Map<string, unknown>(staffRecordKeys.map((key) => [key, record[key]]))
  return recordFields
    .filter((field) => field.group === group && field.name !== 'photoRoles')
    .filter(({ name }) => !unsaid.has(name) || values.get(name) !== unsaid.get(name))
    .map(({ name, label }) => ({ label, words: changedWords(name, values.get(name), formats) }))
    .filter(({ words }) => words !== '')
}
