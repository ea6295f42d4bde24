import {
  readAmount,
  readWholeNumber,
  withoutCurrency,
  withThousandsCommas,
} from '@vitrine/contracts/typed-numbers'
import { useState, type FocusEvent, type InputHTMLAttributes } from 'react'
import { flushSync } from 'react-dom'

export interface NumberInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
> {
  /** As it was read, or as it was typed where that is no such number. */
  value: string
  onText: (text: string) => void
}

/** A price: '1,234.50' once it is left. */
export function AmountInput(props: NumberInputProps) {
  return <NumberInput {...props} inputMode="decimal" read={readAmount} show={withThousandsCommas} />
}

/** An amount as a URL holds it: '1234.50', and '1234' of a whole one. */
export function PlainAmountInput(props: NumberInputProps) {
  return <NumberInput {...props} inputMode="decimal" read={readAmount} show={withoutZeroCents} />
}

export function WholeNumberInput(props: NumberInputProps) {
  return <NumberInput {...props} inputMode="numeric" read={readWholeNumber} show={String} />
}

interface OwnProps extends NumberInputProps {
  inputMode: 'decimal' | 'numeric'
  read: (typed: string) => string | null
  /** What was read, as the field shows it once it is left. */
  show: (read: string) => string
}

/**
 * Nothing that is typed changes while it is typed: a comma inside a number that is edited could become a
 * decimal mark, so marks between thousands are shown only while the field has no focus.
 */
function NumberInput({
  inputMode,
  read,
  show,
  value,
  onText,
  onFocus,
  onBlur,
  onKeyDown,
  ...input
}: OwnProps) {
  const [typed, setTyped] = useState<string | null>(null)
  /** Gives what was typed as the field shows it once it is left. */
  const settle = (text: string) => {
    const number = read(text)
    const shown = number ? show(number) : text.trim()
    if (shown !== value) onText(shown)
    return number || text
  }
  return (
    <input
      {...input}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      value={typed ?? value}
      onFocus={(event) => {
        editPlainly(event, value, read, (text) => setTyped(text))
        onFocus?.(event)
      }}
      onChange={({ currentTarget }) => {
        const text = inputMode === 'decimal' ? withoutCurrency(currentTarget.value) : currentTarget.value
        setTyped(text)
        onText(text)
      }}
      // The form is sent with what was read.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== null) flushSync(() => setTyped(settle(typed)))
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        if (typed !== null) settle(typed)
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}

/** Without the marks between thousands, and marked as a whole, as a field is that was tabbed into. */
function editPlainly(
  { currentTarget }: FocusEvent<HTMLInputElement>,
  value: string,
  read: OwnProps['read'],
  edit: (text: string) => void,
): void {
  const number = read(value)
  if (!number || !value.includes(',')) return
  flushSync(() => edit(number))
  currentTarget.select()
}

function withoutZeroCents(amount: string): string {
  return amount.replace(/\.00$/, '')
}
