import { Button, CalendarCell, CalendarGrid, Heading } from 'react-aria-components'
import { Chevron } from '../Chevron.tsx'

const step = 'flex h-11 w-11 items-center justify-center hover:text-brass'

/** What a calendar shows: a month of days, and the ways to the ones beside it. */
export function CalendarMonth({ dayClass }: { dayClass: string }) {
  return (
    <>
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
            className={`flex h-10 w-10 items-center justify-center outline-offset-[-2px] ${dayClass}`}
          />
        )}
      </CalendarGrid>
    </>
  )
}
