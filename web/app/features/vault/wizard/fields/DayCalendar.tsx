import '../../../../shared/ui/press-style.ts'
import { parseDate } from '@internationalized/date'
import { Button, Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components'
import { Chevron } from '../../../../shared/ui/Chevron.tsx'

interface DayCalendarProps {
  /** `2024-01-31` */
  day: string | null
  latest: string
  onDay: (iso: string) => void
  onClose: () => void
}

const step = 'flex h-11 w-11 items-center justify-center hover:text-brass'

/** A month to choose a day from; Escape closes it. */
export function DayCalendar({ day, latest, onDay, onClose }: DayCalendarProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape works wherever the focus is in the calendar
    <div
      className="mt-2 w-fit border border-hairline bg-raised p-4"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Calendar
        aria-label="Date acquired"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to choose a day: the focus goes with it
        autoFocus
        value={day === null || day > latest ? null : parseDate(day)}
        maxValue={parseDate(latest)}
        onChange={(chosen) => onDay(chosen.toString())}
      >
        <header className="mb-3 flex items-center justify-between">
          <Button slot="previous" className={step}>
            <Chevron back />
          </Button>
          <Heading className="font-serif text-lg font-medium" />
          <Button slot="next" className={step}>
            <Chevron />
          </Button>
        </header>
        <CalendarGrid className="[&_th]:h-9 [&_th]:text-sm [&_th]:font-normal [&_th]:text-muted">
          {(date) => (
            <CalendarCell
              date={date}
              className="flex h-10 w-10 items-center justify-center outline-offset-[-2px] data-disabled:text-muted/50 data-outside-month:hidden data-selected:bg-brass data-selected:text-paper"
            />
          )}
        </CalendarGrid>
      </Calendar>
    </div>
  )
}
