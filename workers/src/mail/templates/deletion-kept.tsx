import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

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
