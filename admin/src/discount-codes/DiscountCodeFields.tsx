import { discountCodeInputSchema } from '@vitrine/contracts/billing/discount-code-schemas'
import { soldProducts } from '@vitrine/contracts/billing/products'
import { billingPeriods, currencies } from '@vitrine/contracts/identity/billing'
import {
  CheckboxGroupInput,
  DateTimeInput,
  FormDataConsumer,
  RadioButtonGroupInput,
  TextInput,
} from 'react-admin'
import { AmountTextInput, WholeNumberInput } from '../editing/NumberInputs.tsx'
import { validateBySchema } from '../feedback/validate-by-schema.ts'

export const validateDiscountCode = validateBySchema(discountCodeInputSchema)

const asWritten = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }))
const kindChoices = [
  { id: 'percent', name: 'A share of the price' },
  { id: 'amount', name: 'An amount' },
]
/** A field of react-admin's that is emptied says null. */
const textAlways = (value: string | null) => value ?? ''
/** The field speaks the reader's own time, the api UTC. */
const asInstant = (value: string) => (value ? new Date(value).toISOString() : null)

export function DiscountCodeFields() {
  return (
    <>
      <TextInput
        source="code"
        isRequired
        defaultValue=""
        parse={textAlways}
        helperText="4 to 40 letters, digits and hyphens. Capitals do not matter."
      />
      <RadioButtonGroupInput
        source="kind"
        label="It takes off"
        choices={kindChoices}
        defaultValue="percent"
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData['kind'] === 'amount' ? (
            <Amounts />
          ) : (
            <WholeNumberInput source="percent" label="Percent" defaultValue={null} isRequired />
          )
        }
      </FormDataConsumer>
      <WholeNumberInput
        source="payments"
        label="For how many payments"
        defaultValue={1}
        helperText="Empty: for all of them."
      />
      <CheckboxGroupInput
        source="products"
        choices={asWritten(soldProducts)}
        defaultValue={[...soldProducts]}
      />
      <CheckboxGroupInput
        source="billingPeriods"
        label="Billing periods"
        choices={asWritten(billingPeriods)}
        defaultValue={[...billingPeriods]}
      />
      <DateTimeInput
        source="validFrom"
        label="Valid from"
        defaultValue={null}
        parse={asInstant}
        helperText="Empty: from now on."
      />
      <DateTimeInput
        source="validUntil"
        label="Valid until"
        defaultValue={null}
        parse={asInstant}
        helperText="Empty: without end."
      />
      <WholeNumberInput
        source="maxRedemptions"
        label="Maximum number of uses"
        defaultValue={null}
        helperText="By all members together. Each account can use it once. Empty: without limit."
      />
      <TextInput source="zuoraRatePlanId" label="Zuora discount rate plan ID" defaultValue={null} />
      <TextInput
        source="avangateCoupon"
        label="2Checkout coupon"
        defaultValue={null}
        helperText="A payment provider where this code is not set up does not accept it."
      />
    </>
  )
}

function Amounts() {
  // Where nothing is said below a field its place is kept: the label of the next one stands there.
  return currencies.map((currency, place) => (
    <AmountTextInput
      key={currency}
      source={`amounts.${currency}`}
      label={`Amount in ${currency}`}
      defaultValue=""
      {...(place === 0 && {
        helperText: 'For example 5.00. Leave it empty if the code cannot be used in this currency.',
      })}
    />
  ))
}
