import { identityLimits } from '@vitrine/contracts/identity/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { mintAccountLink } from '@vitrine/domain/identity/account-links'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const verifyEmail: PrepareMail<'verify-email'> = async (transaction, { userId }, { publicUrl, recipient }) => {
  const user = await mailedAccount(transaction, userId, recipient)
  if (!user || user.email_verified_at) return null
  const token = await mintAccountLink(transaction, { user, purpose: 'verify-email', minutes: identityLimits.verificationLinkHours * 60 })
  return {
    subject: `Confirm your address for ${PRODUCT_NAME}`,
    preview: 'One press, and your account is complete.',
    reason: `this address was given for a new ${PRODUCT_NAME} account.`,
    body: (
      <>
        <MailHeading>Is this address yours?</MailHeading>
        <MailText>Somebody, you most likely, opened a {PRODUCT_NAME} account with it. Confirm the address, so that we may write to you about it.</MailText>
        <MailButton href={`${publicUrl}/login/verify-email?token=${token}`}>Confirm my address</MailButton>
        <MailText quiet>The link works for {identityLimits.verificationLinkHours} hours, and once. If you did not open an account, leave this mail alone: nothing else will come.</MailText>
      </>
    ),
  }
}
