import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { mailedAccount } from '../accounts/mailed-account.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

export const teamRemoved: PrepareMail<'team-removed'> = async (
  transaction,
  { userId },
  { publicUrl, recipient },
) => {
  if (!(await mailedAccount(transaction, userId, recipient))) return null
  return {
    subject: `You are no longer in your team on ${PRODUCT_NAME}`,
    preview: 'Your account and your vault stay yours.',
    reason: `you were in a team on ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>You are no longer in your team</MailHeading>
        <MailText>
          Your team’s plan no longer covers your account. The account, your vault and everything in it stay
          yours.
        </MailText>
        <MailText>To go on as before, you need a membership of your own.</MailText>
        <MailButton href={`${publicUrl}/app/accountSettings/subscription`}>See your membership</MailButton>
      </>
    ),
  }
}
