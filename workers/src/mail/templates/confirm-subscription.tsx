import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { newsletterLimits } from '@vitrine/contracts/newsletter/limits'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

/** Asks the owner of an address whether the subscription is wanted. The link alone subscribes, and only when its page's button is pressed. */
export const confirmSubscription: PrepareMail<'confirm-subscription'> = async (transaction, { requestId }, { publicUrl }) => {
  const token = newLinkToken()
  const request = await transaction
    .updateTable('newsletter_requests')
    .set({ token_hash: hashOfToken(token) })
    .where('id', '=', requestId)
    .where('confirmed_at', 'is', null)
    .returning('category')
    .executeTakeFirst()
  if (!request) return null
  const what = request.category === 'newsletter' ? 'newsletter' : `mails about ${emailCategoryNames[request.category].toLowerCase()}`
  return {
    subject: `Please confirm your subscription to ${PRODUCT_NAME}`,
    preview: `One click, and the ${PRODUCT_NAME} ${what} will come to this address.`,
    reason: `somebody entered this address to subscribe to the ${PRODUCT_NAME} ${what}.`,
    body: (
      <>
        <MailHeading>Is this address yours?</MailHeading>
        <MailText>Somebody, you most likely, asked for the {PRODUCT_NAME} {what}. Confirm it, and it will come here.</MailText>
        <MailButton href={`${publicUrl}/newsletter/confirm?key=${token}`}>Confirm the subscription</MailButton>
        <MailText quiet>The link works for {newsletterLimits.confirmationDays} days. If it was not you who asked, do nothing: then nothing more is sent.</MailText>
      </>
    ),
  }
}
