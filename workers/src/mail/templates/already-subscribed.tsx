import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { listHeaders, unsubscribeLink } from '../list-headers.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailLink } from '../layout/MailLink.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

/** The page answers alike for every address; only its owner learns, by this mail, that there was nothing left to do. */
export const alreadySubscribed: PrepareMail<'already-subscribed'> = async (transaction, { requestId }, context) => {
  const found = await transaction
    .selectFrom('newsletter_requests as request')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.email_normalized', 'request.email_normalized')
    .select(['request.category', 'subscriber.unsubscribe_key as key'])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
  if (!found) return null
  const what = emailCategoryNames[found.category]
  const end = unsubscribeLink(context, found)
  return {
    subject: `You are subscribed to ${PRODUCT_NAME} already`,
    preview: 'There is nothing left to do.',
    headers: listHeaders(context, found),
    reason: `somebody entered this address to subscribe to ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>There is nothing left to do</MailHeading>
        <MailText>This address is subscribed already ({what}). The next mail comes by itself.</MailText>
        <MailButton href={`${context.publicUrl}/newsletter-landing-page`}>Read the latest letter</MailButton>
        <MailText quiet>
          Had enough? <MailLink href={end}>Unsubscribe</MailLink>
        </MailText>
      </>
    ),
  }
}
