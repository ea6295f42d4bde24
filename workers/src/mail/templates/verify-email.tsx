import { identityLimits } from '@vitrine/contracts/identity/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { mintAccountLink } from '@vitrine/domain/identity/account-links'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const verifyEmail: PrepareMail<'verify-email'> = async (
  transaction,
  { userId, parentUrl },
  { publicUrl, recipient, now },
) => {
  const user = await mailedAccount(transaction, userId, recipient)
  if (!user || user.email_verified_at) return null
  const token = await mintAccountLink(transaction, {
    user,
    purpose: 'verify-email',
    now,
    minutes: identityLimits.verificationLinkHours * 60,
  })
  const link = new URLSearchParams({ token, ...(parentUrl && { parentUrl }) })
  return {
    subject: `Confirm your email for ${PRODUCT_NAME}`,
    preview: 'Confirm your email to complete your account.',
    reason: `your email was used for a new ${PRODUCT_NAME} account.`,
    body: (
      <>
        <MailHeading>Is this your email?</MailHeading>
        <MailText>
          You (or someone using your email) created a {PRODUCT_NAME} account. Please confirm, so we know this
          email is yours.
        </MailText>
        <MailButton href={`${publicUrl}/login/verify-email?${link.toString()}`}>Confirm my email</MailButton>
        <MailText quiet>
          The link works for {identityLimits.verificationLinkHours} hours, and only once. If it was not you,
          ignore this email. You will get no newsletters.
        </MailText>
      </>
    ),
  }
}
