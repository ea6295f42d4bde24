import { deletionLimits } from '@vitrine/contracts/identity/deletion-limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailDay } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

/** Not sent where the account is kept by then: that has a mail of its own. */
export const deletionRequested: PrepareMail<'deletion-requested'> = async (
  transaction,
  { userId, requestId },
  { publicUrl, supportEmail, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  const request = await transaction
    .selectFrom('account_deletion_requests')
    .select('due_at')
    .where('id', '=', requestId)
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirst()
  if (!request) return null
  const day = mailDay(request.due_at)
  return {
    subject: `Your ${PRODUCT_NAME} account will be deleted on ${day}`,
    preview: 'Until then you can still keep it.',
    reason: `the deletion of your ${PRODUCT_NAME} account was requested.`,
    body: (
      <>
        <MailHeading>Your account will be deleted</MailHeading>
        <MailText>
          You asked us to delete your account. We will do this on {day}, {deletionLimits.graceDays} days after
          your request. Your vault, your collections, your lists and your settings will then be gone for good.
        </MailText>
        <MailText>
          Until then you can log in, see everything and download it. Your public collections are hidden, and
          we send you no newsletters.
        </MailText>
        <MailText>
          If you change your mind, log in and select “Keep my account”. If you did not ask for this, do the
          same and choose a new password, or write to {supportEmail}.
        </MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/userInfo`}>Keep my account</MailButton>
      </>
    ),
  }
}
