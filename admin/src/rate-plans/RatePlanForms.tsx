import { soldProducts } from '@vitrine/contracts/billing/products'
import {
  newRatePlanSchema,
  ratePlanChangeSchema,
  type ManagedRatePlan,
} from '@vitrine/contracts/billing/rate-plan-schemas'
import { billingPeriods, currencies } from '@vitrine/contracts/identity/billing'
import { SelectInput, BooleanInput, TextInput, useRecordContext } from 'react-admin'
import { Typography } from '@mui/material'
import { RecordCreatePage, RecordEditPage } from '../editing/RecordPages.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { AmountTextInput } from '../editing/NumberInputs.tsx'
import { day } from '../feedback/amounts.ts'

const validateNew = validateBySchema(newRatePlanSchema)
const validateChange = validateBySchema(ratePlanChangeSchema)
const asWritten = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }))

export function RatePlanCreate() {
  return (
    <RecordCreatePage
      title="New price"
      intro="For a plan that has no price in this currency yet. To change a price, open it in the list."
      validate={validateNew}
    >
      <SelectInput source="product" choices={asWritten(soldProducts)} isRequired />
      <SelectInput
        source="billingPeriod"
        label="Billing period"
        choices={asWritten(billingPeriods)}
        isRequired
      />
      <SelectInput source="currency" choices={asWritten(currencies)} isRequired />
      <RatePlanFields />
    </RecordCreatePage>
  )
}

export function RatePlanEdit() {
  return (
    <RecordEditPage title="Price" what="price" validate={validateChange} remove={null}>
      <WhichPlan />
      <RatePlanFields />
    </RecordEditPage>
  )
}

function WhichPlan() {
  const price = useRecordContext<ManagedRatePlan>()
  if (!price) return null
  const { product, billingPeriod, currency, replacedDate, priceDiffersDate } = price
  return (
    <>
      <Typography sx={{ mb: 2, fontWeight: 600 }}>
        {product}, {billingPeriod}, {currency}
      </Typography>
      {replacedDate && (
        <Typography sx={{ mb: 2 }}>
          Another price took over on {day(replacedDate)}. This one cannot be changed any more.
        </Typography>
      )}
      {priceDiffersDate && (
        <Typography role="alert" color="error" sx={{ mb: 2 }}>
          Off sale since {day(priceDiffersDate)}: the payment provider’s catalog has another price for it, or
          does not have it. It is compared again every night.
        </Typography>
      )}
    </>
  )
}

/** What can be changed of a price. */
function RatePlanFields() {
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
