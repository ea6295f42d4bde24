import '../press-style.ts'
import { parseDate } from '@internationalized/date'
import {
  Button,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Label,
  Popover,
  RangeCalendar,
} from 'react-aria-components'
import { CalendarMonth } from '../inputs/CalendarMonth.tsx'
import { LineIcon } from '../icons.tsx'

/** Days as ISO dates (`2026-03-04`), both included. */
export interface DateSpan {
  from: string
  to: string
}

interface DateRangeProps {
  label: string
  value: DateSpan | null
  onChange: (span: DateSpan | null) => void
  earliest?: string
  latest?: string
}

/** From one day to another: typed part by part, or chosen in a calendar. */
export function DateRange({ label, value, onChange, earliest, latest }: DateRangeProps) {
  return (
    <DateRangePicker
      value={value && { start: parseDate(value.from), end: parseDate(value.to) }}
      minValue={earliest ? parseDate(earliest) : undefined}
      maxValue={latest ? parseDate(latest) : undefined}
      onChange={(span) => onChange(span && { from: span.start.toString(), to: span.end.toString() })}
    >
      <Label className="eyebrow mb-2 block">{label}</Label>
      <Group className="field flex flex-wrap items-center gap-1 data-invalid:border-oxblood">
        <DayInput slot="start" />
        <span aria-hidden="true">–</span>
        <DayInput slot="end" />
        <Button
          className="ml-auto flex h-11 w-11 items-center justify-center hover:text-brass"
          aria-label="Choose in a calendar"
        >
          <LineIcon grid={20} size={18}>
            <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" />
          </LineIcon>
        </Button>
      </Group>
      <FieldError className="mt-1.5 block text-sm text-oxblood" />
      <Popover className="border border-hairline bg-raised p-4 shadow-lg">
        <Dialog className="outline-none">
          <RangeCalendar>
            <CalendarMonth dayClass="data-disabled:text-muted/50 data-outside-month:hidden data-selected:bg-sunken data-selection-end:bg-brass data-selection-end:text-paper data-selection-start:bg-brass data-selection-start:text-paper" />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  )
}

function DayInput({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className="inline-flex">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="px-px tabular-nums data-focused:bg-brass data-focused:text-paper data-placeholder:text-muted"
        />
      )}
    </DateInput>
  )
}
