import { Box, TextField, Autocomplete } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { FunctionField, TextInput, useInput, type InputProps } from 'react-admin'
import { EmptyFace } from '../feedback/EmptyFace.tsx'
import { InstantField } from '../feedback/InstantField.tsx'
import { Page } from '../layout/Page.tsx'
import { EmailInput } from '../lists/EmailInput.tsx'
import { ExpandingTable } from '../lists/ExpandingTable.tsx'
import { RowList } from '../lists/RowList.tsx'
import { Col } from '../lists/RowTable.tsx'
import { useConsoleData } from '../providers/dataProvider.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { AuditActor, AuditSubject } from './AuditParties.tsx'
import { actionInWords } from './entry-words.ts'
import { actionWithKind } from './parties.ts'

/**
 * A phone shows these below the action. A long email breaks anywhere rather than push the table out of the
 * window.
 */
const fromTablet = { display: { xs: 'none', md: 'table-cell' }, overflowWrap: 'anywhere' }

/** One name to a line: as high as a finger needs (WCAG 2.2, 2.5.8). */
const onPhone = {
  display: { xs: 'block', md: 'none' },
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', minHeight: 24, minWidth: 24 },
}

const filters = [
  <EmailInput key="actor" source="actor" label="Done by (full email)" alwaysOn />,
  <TextInput
    key="subject"
    source="subject"
    label="To what (name, email or number)"
    alwaysOn
    sx={{ minWidth: 280 }}
  />,
  <ActionInput key="action" source="action" label="Action" alwaysOn />,
  <DayInput key="from" source="from" label="From" end="first" alwaysOn />,
  <DayInput key="until" source="until" label="To" end="last" alwaysOn />,
]

export default function AuditEntryList() {
  return (
    <Page title="Audit log" intro="Who did what, newest first.">
      <RowList
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        empty={<EmptyFace title="No entries yet" />}
      >
        <ExpandingTable<AuditEntry>
          details={<AuditDetails />}
          nameOf={({ action, id }) => `${actionInWords(action)}, entry ${id}`}
          empty={<EmptyFace title="No entries found">Try fewer filters, or a shorter name.</EmptyFace>}
        >
          <Col source="at" label="When" sx={{ whiteSpace: { lg: 'nowrap' } }}>
            <InstantField source="at" />
          </Col>
          <Col source="actor" label="Done by" sx={fromTablet}>
            <FunctionField<AuditEntry> render={(entry) => <AuditActor entry={entry} />} />
          </Col>
          <Col source="action">
            <FunctionField<AuditEntry> render={(entry) => <What entry={entry} />} />
          </Col>
          <Col source="subject" disableSort sx={fromTablet}>
            <FunctionField<AuditEntry> render={(entry) => <AuditSubject entry={entry} />} />
          </Col>
        </ExpandingTable>
      </RowList>
    </Page>
  )
}

function What({ entry }: { entry: AuditEntry }) {
  return (
    <>
      {actionInWords(entry.action)}
      <Box component="span" sx={onPhone}>
        <AuditSubject entry={entry} />
      </Box>
      <Box component="span" sx={onPhone}>
        by <AuditActor entry={entry} />
      </Box>
    </>
  )
}

interface DayInputProps extends Pick<InputProps, 'source'> {
  label: string
  /** Which end of the day the filter is told. */
  end: 'first' | 'last'
  alwaysOn?: boolean
}

/** A day by the clock of whoever reads, kept as a moment: the api knows no time zone. */
function DayInput({ source, label, end }: DayInputProps) {
  const { field, id } = useInput({ source, defaultValue: '' })
  const value = typeof field.value === 'string' ? field.value : ''
  return (
    <TextField
      id={id}
      type="date"
      size="small"
      label={label}
      helperText=" "
      value={dayOf(value, end)}
      onChange={({ target }) =>
        field.onChange(end === 'first' ? startOfDay(target.value) : endOfDay(target.value))
      }
      onBlur={field.onBlur}
      inputRef={field.ref}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

/** An action, or its beginning, chosen from those that the log holds. */
function ActionInput({ source, label }: Pick<InputProps, 'source'> & { label: string; alwaysOn?: boolean }) {
  const { field } = useInput({ source, defaultValue: '' })
  const text = typeof field.value === 'string' ? field.value : ''
  const data = useConsoleData()
  const { data: actions = [] } = useQuery({
    queryKey: ['audit-entries', 'actions'],
    queryFn: () => data.listAuditActions(),
  })
  return (
    <Autocomplete
      freeSolo
      options={actions}
      // Who has typed a whole action sees the others, not itself alone.
      filterOptions={(options) =>
        options.includes(text)
          ? options
          : options.filter((action) =>
              `${action} ${actionWithKind(action)}`.toLowerCase().includes(text.trim().toLowerCase()),
            )
      }
      renderOption={({ key, ...props }, action) => (
        <li key={key} {...props}>
          {actionWithKind(action)}
        </li>
      )}
      inputValue={text}
      value={text}
      onInputChange={(_, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
      sx={{ minWidth: 280 }}
      renderInput={(input) => (
        <TextField {...input} label={label} size="small" helperText=" " inputRef={field.ref} />
      )}
    />
  )
}

/** The first moment of a day that is written 2026-03-04, by the clock of whoever reads; '' for none. */
export function startOfDay(day: string): string {
  return momentOf(day, 0)
}

/** The moment after its last. */
export function endOfDay(day: string): string {
  return momentOf(day, 1)
}

/** The day that a moment of the two above stands for. */
export function dayOf(moment: string, end: 'first' | 'last'): string {
  const time = new Date(moment)
  if (moment === '' || Number.isNaN(time.getTime())) return ''
  if (end === 'last') time.setMilliseconds(-1)
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-')
}

function momentOf(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return ''
  return new Date(year, month - 1, date + later).toISOString()
}
