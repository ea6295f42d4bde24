import type { DraftForm } from '../use-draft.ts'
import { AmountInput } from '../../../../shared/forms/NumberInput.tsx'
import { DraftNumber } from './DraftNumber.tsx'

interface PriceFieldProps {
  form: DraftForm
  name: 'purchasePrice' | 'soldPrice'
  label: string
}

/** A price in US dollars; nothing can be pasted. */
export function PriceField({ form, name, label }: PriceFieldProps) {
  return (
    <DraftNumber
      form={form}
      name={name}
      label={label}
      control={(named) => (
        <div className="relative">
          <AmountInput
            {...named}
            className="field pr-14"
            value={form.draft[name]}
            onPaste={(event) => event.preventDefault()}
            onText={(text) => form.set({ [name]: text })}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
          >
            USD
          </span>
        </div>
      )}
    />
  )
}
