import { emailFault } from '@vitrine/contracts/email'
import { paymentEmailMessages as messages } from '@vitrine/contracts/payment-emails/messages'
import { TextInput } from 'react-admin'
import { RecordCreatePage } from '../editing/RecordPages.tsx'

function validate({ paypalEmail }: Record<string, unknown>): Record<string, string> {
  const fault = emailFault(typeof paypalEmail === 'string' ? paypalEmail : '')
  return fault === null
    ? {}
    : { paypalEmail: fault === 'missing' ? messages.emailMissing : messages.emailInvalid }
}

export default function PaymentEmailCreate() {
  return (
    <RecordCreatePage
      title="Block a payment email"
      intro="From now on nobody can start a trial with it, or buy, change or convert a membership. Running subscriptions continue."
      validate={validate}
    >
      <TextInput source="paypalEmail" label="Email" type="email" isRequired defaultValue="" />
    </RecordCreatePage>
  )
}
