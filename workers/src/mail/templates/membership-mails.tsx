import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { EndReason } from '@vitrine/contracts/standing'
import { mailTime, MailButton, MailHeading, MailText } from '../mail-parts.tsx'
import { mailedAccount } from '../mailed-account.ts'
import type { PrepareMail } from '../mail-template.ts'

export const trialStarted: PrepareMail<'trial-started'> = async (
  transaction,
  { userId, product, price, endsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} trial has begun`,
    preview: `It runs until ${mailTime(endsAt)}.`,
    reason: `a trial has begun with your ${PRODUCT_NAME} account.`,
    body: (
      <>
        <MailHeading>Your trial has begun</MailHeading>
        <MailText>
          You can use your {product} membership until {mailTime(endsAt)}. We have not charged you anything.
        </MailText>
        <MailText>
          After that it continues for {price}, charged to your payment method. If you cancel before then, we
          charge nothing.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}

export const trialEnding: PrepareMail<'trial-ending'> = async (
  transaction,
  { userId, product, price, endsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} trial ends soon`,
    preview: `It ends on ${mailTime(endsAt)}.`,
    reason: `you have a trial of ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>Your trial ends soon</MailHeading>
        <MailText>
          Your trial ends on {mailTime(endsAt)}. It then becomes your {product} membership for {price},
          charged to your payment method.
        </MailText>
        <MailText>If you do not want that, cancel before then, and we charge nothing.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>
          See or cancel your trial
        </MailButton>
      </>
    ),
  }
}

export const membershipStarted: PrepareMail<'membership-started'> = async (
  transaction,
  { userId, product, amount, nextDate },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} membership has begun`,
    preview: `Thank you. Your ${product} membership is active.`,
    reason: `you bought a membership of ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>Thank you for your membership</MailHeading>
        <MailText>
          Your {product} membership is active. We charged {amount}.
        </MailText>
        <MailText>
          The next payment is on {mailTime(nextDate)}. Your invoices are on your membership page, where you
          can also cancel at any time.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}

export const renewalAhead: PrepareMail<'renewal-ahead'> = async (
  transaction,
  { userId, product, amount, renewsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} membership renews soon`,
    preview: `On ${mailTime(renewsAt)}, for ${amount}.`,
    reason: `your annual membership of ${PRODUCT_NAME} renews soon.`,
    body: (
      <>
        <MailHeading>Your membership renews soon</MailHeading>
        <MailText>
          Your {product} membership renews on {mailTime(renewsAt)} for another year. We will charge {amount}.
        </MailText>
        <MailText>
          If you do not want that, cancel before then. You can still use your membership until that day.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}

export const membershipCancelled: PrepareMail<'membership-cancelled'> = async (
  transaction,
  { userId, endsAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} membership was cancelled`,
    preview: `You can use it until ${mailTime(endsAt)}.`,
    reason: `you cancelled your ${PRODUCT_NAME} membership.`,
    body: (
      <>
        <MailHeading>Your membership was cancelled</MailHeading>
        <MailText>
          You can use it until {mailTime(endsAt)}, and we will not charge you again. What is in your vault
          stays yours.
        </MailText>
        <MailText>If you change your mind, you can undo this until then.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}

const why: Record<EndReason, string> = {
  cancelled: 'You cancelled it before.',
  refunded: 'Its last payment was refunded.',
  'charged-back': 'Its last payment was taken back by your bank.',
  unpaid: 'Its last payment failed, and we could not charge it again.',
}

export const membershipEnded: PrepareMail<'membership-ended'> = async (
  transaction,
  { userId, reason, endedAt },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} membership has ended`,
    preview: 'What is in your vault stays yours.',
    reason: `your ${PRODUCT_NAME} membership has ended.`,
    body: (
      <>
        <MailHeading>Your membership has ended</MailHeading>
        <MailText>
          It ended on {mailTime(endedAt)}. {why[reason]}
        </MailText>
        <MailText>
          What is in your vault stays yours: you can download it at any time, and it opens again with a new
          membership.
        </MailText>
        <MailButton href={`${publicUrl}/product/index`}>See the memberships</MailButton>
      </>
    ),
  }
}
