import { currencyCodes } from '@vitrine/contracts/vault-records/currencies'
import type { FieldForm } from '../wizard/fields/DraftFields.tsx'
import { SelectField } from './SelectField.tsx'

const choices = currencyCodes.map((code) => ({ name: code, label: code }))

interface CurrencyFieldProps {
  form: FieldForm
  name: string
  value: string
  onText: (code: string) => void
}

/** A currency by its code, those of most collectors first. */
export function CurrencyField(props: CurrencyFieldProps) {
  return <SelectField {...props} label="Currency" choices={choices} />
}
