import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { MailText } from '../mail-parts.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const testMail: PrepareMail<'test-mail'> = async (_transaction, { requestedBy }, { publicUrl }) => ({
  subject: `Test email from ${PRODUCT_NAME}`,
  preview: 'If you can read this, sending emails works.',
  reason: `${requestedBy} requested it in the staff console.`,
  body: (
    <>
      <MailText>If you can read this, sending emails works.</MailText>
      <MailText>It was sent from {publicUrl}. You do not have to do anything.</MailText>
    </>
  ),
})
