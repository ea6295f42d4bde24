import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { confirmationLimits } from '@vitrine/contracts/newsletter/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

/**
 * Asks the owner of an address whether the subscription is wanted. The link alone subscribes, and only when
 * its page's button is pressed.
 */
export const confirmSubscription: PrepareMail<'confirm-subscription'> = async (
  transaction,
  { requestId },
  { publicUrl },
) => {
  const token = newLinkToken()
  const request = await transaction
    .updateTable('newsletter_requests')
    .set({ token_hash: hashOfToken(token) })
    .where('id', '=', requestId)
    .where('confirmed_at', 'is', null)
    .returning('category')
    .executeTakeFirst()
  if (!request) return null
  const what =
    request.category === 'newsletter'
      ? 'newsletter'
      : `emails about ${emailCategoryNames[request.category].toLowerCase()}`
  return {
    subject: `Please confirm your subscription to ${PRODUCT_NAME}`,
    preview: `Confirm to get the ${PRODUCT_NAME} ${what}.`,
    reason: `someone entered your email to subscribe to the ${PRODUCT_NAME} ${what}.`,
    body: (
      <>
        <MailHeading>Is this your email?</MailHeading>
        <MailText>
          You (or someone using your email) subscribed to the {PRODUCT_NAME} {what}. Please confirm, so we
          know this email is yours.
        </MailText>
        <MailButton href={`${publicUrl}/newsletter/confirm?key=${token}`}>Confirm subscription</MailButton>
        <MailText quiet>
          The link works for {confirmationLimits.confirmationDays} days. If it was not you, ignore this email,
          and you will not be subscribed.
        </MailText>
      </>
    ),
  }
}
