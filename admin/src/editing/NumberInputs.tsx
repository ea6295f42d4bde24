import { TextField, type TextFieldProps } from '@mui/material'
import {
  numberRead,
  readAmount,
  readWholeNumber,
  withThousandsCommas,
} from '@vitrine/contracts/typed-numbers'
import { useState, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { TextInput, type TextInputProps } from 'react-admin'

type NumberInputProps = Omit<TextInputProps, 'type' | 'format' | 'parse' | 'multiline'>

interface NumberKind {
  inputMode: 'decimal' | 'numeric'
  read: (typed: string) => string | null
  /** What was read, as the field shows it once it is left. */
  show: (read: string) => string
}

const amounts: NumberKind = { inputMode: 'decimal', read: readAmount, show: withThousandsCommas }
const wholeNumbers: NumberKind = { inputMode: 'numeric', read: readWholeNumber, show: String }

const asNumber = (read: string) => numberRead(read)
const asText = (read: string) => read

/** An amount of a record, as a number; null where it is empty. */
export function AmountInput(props: NumberInputProps) {
  return <ReadInput {...props} {...amounts} valueOf={asNumber} />
}

/** An amount of a record, as a text such as '1234.50'. */
export function AmountTextInput(props: NumberInputProps) {
  return <ReadInput {...props} {...amounts} valueOf={asText} />
}

/** A whole number of a record; null where it is empty. */
export function WholeNumberInput(props: NumberInputProps) {
  return <ReadInput {...props} {...wholeNumbers} valueOf={asNumber} />
}

/**
 * The form holds what was read, or the text itself where it is no such number: its schema refuses that. The
 * field shows what is typed for as long as it has the focus; a comma inside a number that is edited could
 * become a decimal mark.
 */
function ReadInput({
  inputMode,
  read,
  show,
  valueOf,
  ...input
}: NumberInputProps & NumberKind & { valueOf: (read: string) => number | string | null }) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = (value: unknown) => {
    const text = textOf(value)
    const number = read(text)
    return number ? show(number) : text
  }
  return (
    <TextInput
      {...input}
      inputMode={inputMode}
      autoComplete="off"
      format={(value: unknown) => typed ?? shown(value)}
      parse={(text: string) => {
        const number = read(text)
        return number === null ? text : valueOf(number)
      }}
      onFocus={({ target }: FocusEvent<HTMLInputElement>) => {
        const plain = read(target.value) || target.value
        // Marked as a whole, as a field is that was tabbed into: another text takes that away.
        flushSync(() => setTyped(plain))
        if (target.value !== '') target.select()
      }}
      onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2)
  return typeof value === 'string' ? value : ''
}

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  value: string
  onText: (text: string) => void
}

/** A whole number outside of a form: what was typed, for `readWholeNumber`. */
export function WholeNumberField({ value, onText, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onText(target.value)}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  )
}
