import { caretAfter, priceText } from '../price-text.ts'
import type { DraftForm } from '../use-draft.ts'
import { DraftText } from './DraftText.tsx'
import { vaultItemLimits as limits } from '@vitrine/contracts/vault-items/limits'

interface PriceFieldProps {
  form: DraftForm
  name: 'purchasePrice' | 'soldPrice'
  label: string
}

/** A price in US dollars; what is typed gets its commas at once, and nothing can be pasted. */
export function PriceField({ form, name, label }: PriceFieldProps) {
  const value = form.draft[name]
  const type = (typed: string, input: HTMLInputElement) => {
    const text = priceText(typed)
    const caret = caretAfter(typed, input.selectionStart ?? typed.length, text)
    form.set({ [name]: text })
    requestAnimationFrame(() => document.activeElement === input && input.setSelectionRange(caret, caret))
  }
  return (
    <DraftText
      form={form}
      name={name}
      label={label}
      value={value}
      inputMode="decimal"
      maxLength={limits.priceLengthMax + 1}
      onPaste={(event) => event.preventDefault()}
      onText={type}
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
