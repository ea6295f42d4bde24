import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime, MailButton, MailHeading, MailText } from '../mail-parts.tsx'
import { mailedAccount } from '../mailed-account.ts'
import type { PrepareMail } from '../mail-template.ts'

export const paymentReceived: PrepareMail<'payment-received'> = async (
  transaction,
  { userId, amount, paidAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `We received your payment to ${PRODUCT_NAME}`,
    preview: `${amount}. Thank you.`,
    reason: `a payment was made for your ${PRODUCT_NAME} membership.`,
    body: (
      <>
        <MailHeading>We received your payment</MailHeading>
        <MailText>
          We charged {amount} on {mailTime(paidAt)}. The invoice is on your membership page.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your invoices</MailButton>
      </>
    ),
  }
}

export const paymentMethodChanged: PrepareMail<'payment-method-changed'> = async (
  transaction,
  { userId, changedAt },
  { publicUrl, recipient, supportEmail },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} payment method was changed`,
    preview: 'If this was you, you do not have to do anything.',
    reason: `the payment method of your ${PRODUCT_NAME} membership was changed.`,
    body: (
      <>
        <MailHeading>Your payment method was changed</MailHeading>
        <MailText>
          This happened on {mailTime(changedAt)}. From now on your membership is charged to it.
        </MailText>
        <MailText>If this was not you, change your password and write to {supportEmail}.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}

const paymentOutcomes = {
  declined: { what: 'was declined', why: 'Your bank has declined it.' },
  'not-made': { what: 'was not made', why: 'The payment company did not receive it.' },
  refused: { what: 'was not accepted', why: 'We could not accept it.' },
} as const

export const paymentNotDone: PrepareMail<'payment-not-done'> = async (
  transaction,
  { userId, outcome, confirmedAt },
  { publicUrl, recipient, supportEmail },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  const { what, why } = paymentOutcomes[outcome]
  return {
    subject: `Your payment to ${PRODUCT_NAME} ${what}`,
    preview: 'Nothing was charged.',
    reason: `you confirmed a payment for a ${PRODUCT_NAME} membership.`,
    body: (
      <>
        <MailHeading>Your payment {what}</MailHeading>
        <MailText>
          You confirmed a payment on {mailTime(confirmedAt)}. {why} Nothing was charged, and your membership
          is as it was before.
        </MailText>
        <MailText>
          You can confirm it again{outcome === 'declined' && ', or use another payment method'}. If you need
          help, write to {supportEmail}.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}

export const paymentNotWanted: PrepareMail<'payment-not-wanted'> = async (
  transaction,
  { userId, amount },
  { publicUrl, recipient, supportEmail },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `A payment to ${PRODUCT_NAME} will be refunded`,
    preview: `We will refund ${amount}.`,
    reason: `a payment for ${PRODUCT_NAME} came in that should not have been taken.`,
    body: (
      <>
        <MailHeading>We will refund a payment</MailHeading>
        <MailText>
          We received {amount} from you that should not have been charged. Our staff will refund it; you do
          not have to do anything.
        </MailText>
        <MailText>If it has not arrived within ten days, write to {supportEmail}.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}

export const paymentFailed: PrepareMail<'payment-failed'> = async (
  transaction,
  { userId, openUntil },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your last payment to ${PRODUCT_NAME} failed`,
    preview: 'Please update your payment method.',
    reason: `a payment for your ${PRODUCT_NAME} membership failed.`,
    body: (
      <>
        <MailHeading>Your last payment failed</MailHeading>
        <MailText>
          {openUntil === null
            ? 'Please update your payment method to use your membership.'
            : `You can use your membership until ${mailTime(openUntil)}. Please update your payment method by then.`}
        </MailText>
        <MailText>
          We will try again over the next few days. If you change your payment method, we try again at once.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>
          Update your payment method
        </MailButton>
      </>
    ),
  }
}
