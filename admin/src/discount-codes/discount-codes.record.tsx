import { Typography } from '@mui/material'
import {
  discountCodeInputSchema,
  type ManagedDiscountCode,
} from '@vitrine/contracts/billing/discount-code-schemas'
import { soldProducts } from '@vitrine/contracts/billing/products'
import { billingPeriods, currencies } from '@vitrine/contracts/identity/billing'
import { displayPrice } from '@vitrine/contracts/memberships/plans'
import {
  CheckboxGroupInput,
  DateTimeInput,
  FormDataConsumer,
  RadioButtonGroupInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { AmountTextInput, WholeNumberInput } from '../editing/NumberInputs.tsx'
import { amount, day } from '../feedback/amounts.ts'
import { alwaysText } from '../editing/field-values.ts'
import type { RecordDefinition } from '../records/record-definition.ts'
import { validateRecord } from '../records/validate-record.ts'

const asWritten = (values: readonly string[]) => values.map((value) => ({ id: value, name: value }))
const kindChoices = [
  { id: 'percent', name: 'A share of the price' },
  { id: 'amount', name: 'An amount' },
]
/** The field speaks the reader's own time, the api UTC. */
const asInstant = (value: string) => (value ? new Date(value).toISOString() : null)

export const record: RecordDefinition<ManagedDiscountCode> = {
  list: {
    intro: 'Each account can use a code once. It counts when the payment is done.',
    sort: { field: 'id', order: 'DESC' },
    perPage: 25,
    columns: [
      { source: 'code', isName: true },
      { label: 'Discount', disableSort: true, show: discountWords },
      {
        source: 'products',
        disableSort: true,
        fromTablet: true,
        show: ({ products }) => products.join(', '),
      },
      {
        source: 'validUntil',
        label: 'Valid until',
        fromTablet: true,
        show: ({ validUntil }) => (validUntil === null ? 'No end' : day(validUntil)),
      },
      {
        source: 'counted',
        label: 'Used',
        show: ({ counted, maxRedemptions }) =>
          maxRedemptions === null ? amount(counted) : `${amount(counted)} of ${amount(maxRedemptions)}`,
      },
    ],
    noneFound: { title: 'No such code', text: 'Try fewer letters.' },
  },
  validate: validateRecord(discountCodeInputSchema),
  fields: <DiscountCodeFields />,
  edit: {
    fields: (
      <>
        <Used />
        <DiscountCodeFields />
      </>
    ),
  },
  remove: {
    consequence: 'Nobody can use it any more. A code that was used cannot be deleted: end it with a date.',
  },
}

function Used() {
  const code = useRecordContext<ManagedDiscountCode>()
  if (!code || code.counted + code.reserved === 0) return null
  return (
    <Typography sx={{ mb: 2 }}>
      Used in {code.counted + code.reserved === 1 ? '1 payment' : `${code.counted + code.reserved} payments`}.
      What it takes off cannot change any more.
    </Typography>
  )
}

function DiscountCodeFields() {
  return (
    <>
      <TextInput
        source="code"
        isRequired
        {...alwaysText}
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

type Discount = Pick<ManagedDiscountCode, 'kind' | 'percent' | 'amounts' | 'payments'>

/** '20%, first payment', '$ 5.00, € 5.00, all payments'. */
export function discountWords({ kind, percent, amounts, payments }: Discount): string {
  const off =
    kind === 'percent'
      ? `${percent}%`
      : currencies
          .flatMap((currency) =>
            amounts[currency] === undefined ? [] : [displayPrice(amounts[currency], currency)],
          )
          .join(', ')
  return `${off}, ${payments === null ? 'all payments' : payments === 1 ? 'first payment' : `first ${payments} payments`}`
}
