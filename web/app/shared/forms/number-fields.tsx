import { readAmount, readWholeNumber, withThousandsCommas } from '@vitrine/contracts/typed-numbers'
import type { FocusEvent } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

type OwnProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'inside' | 'onFocus' | 'autoComplete'>

/** A whole number. Read as 'whole'. */
export function WholeNumberField(props: OwnProps) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      state={readWhenLeft(props.state, wholeNumberText)}
    />
  )
}

/** An amount in dollars. Read as 'money'. */
export function MoneyField(props: OwnProps) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      state={readWhenLeft(props.state, amountText)}
      onFocus={editPlainly}
      inside={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
        >
          USD
        </span>
      }
    />
  )
}

/** What was typed is shown as it was read once the field is left, or stays as it is. */
function readWhenLeft(
  state: TextFieldProps['state'],
  shown: (text: string) => string,
): TextFieldProps['state'] {
  return {
    ...state,
    typed: state.typed && shown(state.typed),
    onBlur: (event) => {
      const { target } = event
      target.value = shown(target.value)
      state.onBlur(event)
    },
  }
}

function amountText(typed: string): string {
  const amount = readAmount(typed)
  return amount ? withThousandsCommas(amount) : typed
}

function wholeNumberText(typed: string): string {
  return readWholeNumber(typed) || typed
}

/** A comma inside an amount that is edited could become a decimal mark. */
function editPlainly({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (!currentTarget.value.includes(',')) return
  currentTarget.value = readAmount(currentTarget.value) ?? currentTarget.value
  currentTarget.select()
}
