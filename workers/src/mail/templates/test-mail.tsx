import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const testMail: PrepareMail<'test-mail'> = async (_transaction, { requestedBy }, { publicUrl }) => ({
  subject: `A test from ${PRODUCT_NAME}`,
  preview: 'If you read this, mails leave the house.',
  reason: `${requestedBy} asked for it in the staff console.`,
  body: (
    <>
      <MailText>If you read this, mails leave the house.</MailText>
      <MailText>It was sent from {publicUrl}, and there is nothing to do.</MailText>
    </>
  ),
})
