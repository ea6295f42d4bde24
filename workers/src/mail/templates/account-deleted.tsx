import { PRODUCT_NAME, PRODUCT_SLUG } from '@vitrine/contracts/product'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

/** The account is gone: the mail knows nothing of it but its address, which is erased once this is sent. */
export const accountDeleted: PrepareMail<'account-deleted'> = async (
  transaction,
  { requestId },
  { publicUrl, supportEmail },
) => {
  const deleted = await transaction
    .selectFrom('account_deletion_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('last_mail_id', 'is not', null)
    .executeTakeFirst()
  if (!deleted) return null
  return {
    subject: `Your ${PRODUCT_NAME} account has been deleted`,
    preview: 'This is our last email to you.',
    reason: `your ${PRODUCT_NAME} account was deleted.`,
    body: (
      <>
        <MailHeading>Your account has been deleted</MailHeading>
        <MailText>
          Your account and everything in it are gone. This is our last email to you; we now erase your email
          as well.
        </MailText>
        <MailText>
          What we have to keep, and for how long, is on our privacy page: {publicUrl}/{PRODUCT_SLUG}
          -privacy-policy
        </MailText>
        <MailText>
          You can sign up again at any time with the same email. If you have a question, write to{' '}
          {supportEmail}.
        </MailText>
      </>
    ),
  }
}
