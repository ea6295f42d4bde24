import { Typography } from '@mui/material'
import { ratePlanChangeSchema, type ManagedRatePlan } from '@vitrine/contracts/billing/rate-plan-schemas'
import { useRecordContext } from 'react-admin'
import { RecordEditPage } from '../editing/RecordEditPage.tsx'
import { day } from '../feedback/amounts.ts'
import { validateBySchema } from '../feedback/validate-by-schema.ts'
import { RatePlanFields } from './RatePlanFields.tsx'

const validate = validateBySchema(ratePlanChangeSchema)

export default function RatePlanEdit() {
  return (
    <RecordEditPage title="Price" what="price" validate={validate} remove={null}>
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
