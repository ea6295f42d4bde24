import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import type { DateField } from '@vitrine/contracts/vault-items/item-fields'
import { useState } from 'react'
import { LineIcon } from '../../../../shared/ui/icons.tsx'
import { formPart } from '../../shared/form-part.tsx'
import { dateText, leftDateText, localToday, textOfDay } from '../date-text.ts'
import type { DraftForm } from '../use-draft.ts'
import { DraftText } from './DraftFields.tsx'

/** Comes when the calendar is opened. */
const DayCalendar = formPart('calendar', async () => (await import('./DayCalendar.tsx')).DayCalendar)

/** A day that is not in the future: typed, or chosen in a calendar. */
export function DateInput({ form, field: { name, label } }: { form: DraftForm; field: DateField }) {
  const [isOpen, setOpen] = useState(false)
  const [today] = useState(() => localToday(new Date()))
  const text = form.draft[name]
  // A saved day may be tomorrow's here.
  const saved = readAcquiredDate(form.base[name])
  const latest = saved !== null && saved > today ? saved : today
  const button = (
    <button
      type="button"
      className="absolute inset-y-0 right-0 flex w-11 items-center justify-center hover:text-brass"
      aria-label="Choose in a calendar"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <LineIcon grid={20} size={18}>
        <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" />
      </LineIcon>
    </button>
  )
  return (
    <div>
      <DraftText
        form={form}
        name={name}
        label={label}
        value={text}
        inputMode="numeric"
        placeholder="MM/DD/YYYY"
        maxLength={11}
        onText={(typed) => form.set({ [name]: typed.length < text.length ? typed : dateText(typed) })}
        onLeave={() => {
          const held = leftDateText(text)
          if (held !== text) form.set({ [name]: held })
        }}
        inside={button}
      />
      {isOpen && (
        <DayCalendar
          day={readAcquiredDate(text)}
          latest={latest}
          onClose={() => setOpen(false)}
          onDay={(iso) => {
            form.set({ [name]: textOfDay(iso) })
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
