import type { EndReason } from '@vitrine/contracts/subscription-ends'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

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
