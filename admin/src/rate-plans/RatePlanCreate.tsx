import { soldProducts } from '@vitrine/contracts/billing/products'
import { newRatePlanSchema } from '@vitrine/contracts/billing/rate-plan-schemas'
import { billingPeriods, currencies } from '@vitrine/contracts/identity/billing'
import { SelectInput } from 'react-admin'
import { RecordCreatePage } from '../editing/RecordCreatePage.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { RatePlanFields } from './RatePlanFields.tsx'

const validate = validateBySchema(newRatePlanSchema)
const asWritten = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }))

export default function RatePlanCreate() {
  return (
    <RecordCreatePage
      title="New price"
      intro="For a plan that has no price in this currency yet. To change a price, open it in the list."
      validate={validate}
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
