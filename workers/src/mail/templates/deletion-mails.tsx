import { deletionLimits } from '@vitrine/contracts/identity/deletion-messages'
import { PRODUCT_NAME, PRODUCT_SLUG } from '@vitrine/contracts/product'
import { mailDay, MailButton, MailHeading, MailText } from '../mail-parts.tsx'
import { mailedAccount } from '../mailed-account.ts'
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

export const deletionKept: PrepareMail<'deletion-kept'> = async (
  transaction,
  { userId },
  { publicUrl, supportEmail, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `Your ${PRODUCT_NAME} account stays`,
    preview: 'It will not be deleted.',
    reason: `the deletion of your ${PRODUCT_NAME} account was stopped.`,
    body: (
      <>
        <MailHeading>Your account stays</MailHeading>
        <MailText>
          Your account will not be deleted. Everything in it is as it was, and other people can see your
          public collections again.
        </MailText>
        <MailText>If you did not choose this, write to {supportEmail}.</MailText>
        <MailButton href={publicUrl}>Go to {PRODUCT_NAME}</MailButton>
      </>
    ),
  }
}

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
