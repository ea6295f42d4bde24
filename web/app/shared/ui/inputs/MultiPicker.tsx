import '../press-style.ts'
import { sameTextKey } from '@vitrine/contracts/same-text'
import { useState } from 'react'
import { Button, ComboBox as AriaComboBox, Label, Tag, TagGroup, TagList } from 'react-aria-components'
import { Cross } from '../icons.tsx'
import { type Choice, ChoiceList, PickerInput, PickerNotes } from './ComboBox.tsx'

interface MultiPickerProps {
  label: string
  choices: readonly Choice[]
  picked: readonly Choice[]
  onChange: (picked: Choice[]) => void
  onSearch?: (text: string) => void
  /** Makes a new one of the text that nothing has as its name. */
  onCreate?: (name: string) => void
  /** The most that can be picked. */
  max?: number
  hint?: string
  problem?: string
  nothing?: string
}

/** Several of many: what is picked stands under the field and can be taken out with Delete or its cross. */
export function MultiPicker({
  label,
  choices,
  picked,
  onChange,
  onSearch,
  onCreate,
  max = Number.POSITIVE_INFINITY,
  hint,
  problem,
  nothing = 'No matches.',
}: MultiPickerProps) {
  const [text, setText] = useState('')
  const left = choices.filter(({ id }) => !picked.some((choice) => choice.id === id))
  const isFull = picked.length >= max
  const search = (next: string) => {
    setText(next)
    onSearch?.(next)
  }
  const pick = (key: unknown) => {
    const choice = left.find(({ id }) => id === key)
    if (!choice) return
    onChange([...picked, choice])
    search('')
  }
  const name = text.trim()
  const key = sameTextKey(name)
  const isNew = key !== '' && ![...choices, ...picked].some((choice) => sameTextKey(choice.name) === key)

  return (
    <div>
      <AriaComboBox
        items={onSearch ? left : filtered(left, text)}
        inputValue={text}
        onInputChange={search}
        selectedKey={null}
        onSelectionChange={pick}
        isDisabled={isFull}
        isInvalid={problem !== undefined}
        allowsEmptyCollection
      >
        <Label className="mb-1.5 block font-medium">{label}</Label>
        <PickerInput className="field" placeholder={isFull ? `At most ${max}` : 'Type to search'} />
        <PickerNotes problem={problem} hint={hint} />
        <ChoiceList nothing={nothing} />
      </AriaComboBox>
      {picked.length > 0 && (
        <TagGroup
          aria-label={`${label}, picked`}
          className="mt-2"
          onRemove={(keys) => onChange(picked.filter(({ id }) => !keys.has(id)))}
        >
          <TagList className="flex flex-wrap gap-2">
            {picked.map((choice) => (
              <Tag
                key={choice.id}
                id={choice.id}
                textValue={choice.name}
                className="inline-flex min-h-9 items-center gap-1 border border-hairline bg-sunken pl-3 text-sm"
              >
                {choice.name}
                <Button
                  slot="remove"
                  className="flex h-11 w-9 items-center justify-center hover:text-oxblood"
                >
                  <Cross size={12} />
                </Button>
              </Tag>
            ))}
          </TagList>
        </TagGroup>
      )}
      {onCreate && isNew && !isFull && (
        <button
          type="button"
          className="text-link mt-1 min-h-11"
          onClick={() => {
            onCreate(name)
            search('')
          }}
        >
          Create “{name}”
        </button>
      )}
    </div>
  )
}

function filtered(choices: readonly Choice[], text: string): readonly Choice[] {
  const wanted = text.trim().toLowerCase()
  return wanted ? choices.filter(({ name }) => name.toLowerCase().includes(wanted)) : choices
}
