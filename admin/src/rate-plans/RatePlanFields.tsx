import { BooleanInput, TextInput } from 'react-admin'

/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''

/** What can be changed of a price. */
export function RatePlanFields() {
  return (
    <>
      <TextInput source="amount" label="Price" isRequired defaultValue="" parse={textAlways} helperText="For example 29.99. Of Enterprise, for one slot. Another price makes a new row; subscribers keep theirs." />
      <TextInput source="zuoraRatePlanId" label="Zuora product rate plan ID" defaultValue={null} helperText="Another price usually needs another one." />
      <TextInput source="avangateProductCode" label="2Checkout product code" defaultValue={null} />
      <BooleanInput source="isOnSale" label="On sale" defaultValue sx={{ ml: 1, mt: 2 }} helperText="Off: nobody can buy it any more. Subscriptions go on." />
    </>
  )
}
