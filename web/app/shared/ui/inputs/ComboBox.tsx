import '../press-style.ts'
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  FieldError,
  Input,
  type InputProps,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { Caret } from '../icons.tsx'

export interface Choice {
  id: number
  name: string
  /** Beside the name: what tells it from another of the same name. */
  note?: string
}

interface ComboBoxProps {
  label: string
  choices: readonly Choice[]
  selected: number | null
  onChange: (id: number | null) => void
  /** Where the choices come from a search: told of each text, and nothing is filtered here. */
  onSearch?: (text: string) => void
  hint?: string
  problem?: string
  placeholder?: string
  /** What the list says when nothing fits. */
  nothing?: string
}

/** One of many, by typing its beginning. */
export function ComboBox({
  label,
  choices,
  selected,
  onChange,
  onSearch,
  hint,
  problem,
  placeholder,
  nothing = 'No matches.',
}: ComboBoxProps) {
  return (
    <AriaComboBox
      defaultItems={onSearch ? undefined : choices}
      items={onSearch ? choices : undefined}
      selectedKey={selected}
      onSelectionChange={(key) => onChange(key === null ? null : Number(key))}
      onInputChange={onSearch}
      isInvalid={problem !== undefined}
      allowsEmptyCollection
    >
      <Label className="mb-1.5 block font-medium">{label}</Label>
      <div className="relative">
        <PickerInput className="field pr-11" placeholder={placeholder} />
        <Button
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center"
          aria-label={`Show ${label}`}
        >
          <Caret />
        </Button>
      </div>
      <PickerNotes problem={problem} hint={hint} />
      <ChoiceList nothing={nothing} />
    </AriaComboBox>
  )
}

/**
 * The field of a picker. Its list opens by typing, an arrow key or a press, not when the focus passes by, and
 * the rest of the page stays readable to assistive technology while it is open.
 */
export function PickerInput(props: InputProps) {
  const state = useContext(ComboBoxStateContext)
  usePageInSight(state?.isOpen ?? false)
  return <Input {...props} onClick={() => state?.isOpen || state?.open(null, 'manual')} />
}

/**
 * The library hides everything beside an open list, but for what it marks as its announcer of live messages.
 * This runs before it does so: effects of children come first.
 */
function usePageInSight(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const parts = [...document.body.children].filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !part.dataset['liveAnnouncer'],
    )
    for (const part of parts) part.dataset['liveAnnouncer'] = 'true'
    return () => {
      for (const part of parts) delete part.dataset['liveAnnouncer']
    }
  }, [isOpen])
}

/** Under the field: what is wrong, and what may be chosen. */
export function PickerNotes({ problem, hint }: { problem: string | undefined; hint: string | undefined }) {
  return (
    <>
      <FieldError className="mt-1.5 block text-sm text-oxblood">{problem}</FieldError>
      {hint && (
        <Text slot="description" className="mt-1.5 block text-sm text-muted">
          {hint}
        </Text>
      )}
    </>
  )
}

/** The list under the field: as wide as it, and never taller than the screen. */
export function ChoiceList({ nothing, create }: { nothing: string; create?: ReactNode }) {
  return (
    <Popover className="w-(--trigger-width) overflow-y-auto border border-hairline bg-raised py-1 shadow-lg">
      <ListBox<Choice>
        className="outline-none"
        renderEmptyState={() => <p className="px-4 py-3 text-muted">{nothing}</p>}
      >
        {({ id, name, note }) => (
          <ListBoxItem
            id={id}
            textValue={name}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-4 outline-none data-focused:bg-sunken data-selected:font-medium data-selected:text-brass"
          >
            <span className="min-w-0 flex-1">{name}</span>
            {note && <span className="text-sm text-muted">{note}</span>}
          </ListBoxItem>
        )}
      </ListBox>
      {create}
    </Popover>
  )
}
