import { BooleanInput, TextInput } from 'react-admin'
import { AmountTextInput } from '../editing/NumberInputs.tsx'

/** What can be changed of a price. */
export function RatePlanFields() {
  return (
    <>
      <AmountTextInput
        source="amount"
        label="Price"
        isRequired
        defaultValue=""
        helperText="For example 29.99. For Enterprise: the price of one slot. If you change it, a new price is added to the list; subscribers keep the old one."
      />
      <TextInput
        source="zuoraRatePlanId"
        label="Zuora product rate plan ID"
        defaultValue={null}
        helperText="When you change the price, you usually need a different ID."
      />
      <TextInput source="avangateProductCode" label="2Checkout product code" defaultValue={null} />
      <BooleanInput
        source="isOnSale"
        label="On sale"
        defaultValue
        sx={{ ml: 1, mt: 2 }}
        helperText="Off: nobody can buy it anymore. Running subscriptions continue."
      />
    </>
  )
}
