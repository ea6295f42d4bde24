import type { MailData } from '@vitrine/contracts/mail/templates'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailTime } from '../accounts/mail-time.ts'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

const words: Record<MailData<'second-factor-changed'>['change'], { heading: string; happened: string }> = {
  added: {
    heading: 'Your second factor is set up',
    happened: 'From now on the console asks for a code from your authenticator app as well',
  },
  removed: {
    heading: 'Your second factor was removed',
    happened: 'The console no longer asks for a code from your authenticator app',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used',
    happened: 'Somebody logged in with one of your recovery codes',
  },
  'codes-renewed': {
    heading: 'You have new recovery codes',
    happened: 'Your old recovery codes no longer work',
  },
}

export const secondFactorChanged: PrepareMail<'second-factor-changed'> = async (
  transaction,
  { userId, change, at },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  const { heading, happened } = words[change]
  return {
    subject: `${heading} (${PRODUCT_NAME})`,
    preview: 'If this was you, you do not have to do anything.',
    reason: `the second factor of your ${PRODUCT_NAME} staff account was changed or used.`,
    body: (
      <>
        <MailHeading>{heading}</MailHeading>
        <MailText>
          {happened}. This happened on {mailTime(at)}.
        </MailText>
        <MailText>
          If this was you, or you asked an administrator for it, you do not have to do anything. If it was
          not, set a new password and tell the other staff.
        </MailText>
        <MailButton href={`${publicUrl}/login/forgot`}>This was not me</MailButton>
      </>
    ),
  }
}
