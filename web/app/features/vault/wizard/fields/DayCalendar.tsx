import '../../../../shared/ui/press-style.ts'
import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components'
import { CalendarMonth } from '../../../../shared/ui/inputs/CalendarMonth.tsx'

interface DayCalendarProps {
  /** What the day is of. */
  label: string
  /** `2024-01-31` */
  day: string | null
  /** Null where any day can be chosen. */
  latest: string | null
  onDay: (iso: string) => void
  onClose: () => void
}

/** A month to choose a day from; Escape closes it. */
export function DayCalendar({ label, day, latest, onDay, onClose }: DayCalendarProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works wherever the focus is in the calendar
    <div
      className="mt-2 w-fit border border-hairline bg-raised p-4"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Calendar
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to choose a day: the focus goes with it
        autoFocus
        value={day === null || (latest !== null && day > latest) ? null : parseDate(day)}
        {...(latest !== null && { maxValue: parseDate(latest) })}
        onChange={(chosen) => onDay(chosen.toString())}
      >
        <CalendarMonth dayClass="data-disabled:text-muted/50 data-outside-month:hidden data-selected:bg-brass data-selected:text-paper" />
      </Calendar>
    </div>
  )
}
