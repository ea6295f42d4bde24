import { readAcquiredDate } from '@vitrine/contracts/vault-items/acquired-date'
import type { DateField } from '@vitrine/contracts/vault-items/item-fields'
import { useState } from 'react'
import { LineIcon } from '../../../../shared/ui/icons.tsx'
import { formPart } from '../../shared/form-part.tsx'
import { dateText, leftDateText, localToday, textOfDay } from '../date-text.ts'
import type { DraftForm } from '../use-draft.ts'
import { DraftText, type DraftTextProps } from './DraftFields.tsx'

/** Comes when the calendar is opened. */
const DayCalendar = formPart('calendar', async () => (await import('./DayCalendar.tsx')).DayCalendar)

/** A day of an item that is not in the future. */
export function DateInput({ form, field: { name, label } }: { form: DraftForm; field: DateField }) {
  const [today] = useState(() => localToday(new Date()))
  // A saved day may be tomorrow's here.
  const saved = readAcquiredDate(form.base[name])
  return (
    <DayInput
      form={form}
      name={name}
      label={label}
      value={form.draft[name]}
      latest={saved !== null && saved > today ? saved : today}
      onText={(text) => form.set({ [name]: text })}
    />
  )
}

interface DayInputProps extends Pick<
  DraftTextProps,
  'form' | 'name' | 'label' | 'value' | 'onText' | 'hint'
> {
  /** The last day that can be chosen: `2024-01-31`; null where there is none, today where nothing is said. */
  latest?: string | null
}

/** A day: typed, or chosen in a calendar. */
export function DayInput({ latest, value: text, onText, ...field }: DayInputProps) {
  const [today] = useState(() => localToday(new Date()))
  const [isOpen, setOpen] = useState(false)
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
        {...field}
        value={text}
        inputMode="numeric"
        placeholder="MM/DD/YYYY"
        maxLength={11}
        onText={(typed) => onText(typed.length < text.length ? typed : dateText(typed))}
        onLeave={() => {
          const held = leftDateText(text)
          if (held !== text) onText(held)
        }}
        inside={button}
      />
      {isOpen && (
        <DayCalendar
          label={field.label}
          day={readAcquiredDate(text)}
          latest={latest === undefined ? today : latest}
          onClose={() => setOpen(false)}
          onDay={(iso) => {
            onText(textOfDay(iso))
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
