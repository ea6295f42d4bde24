import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { listHeaders, unsubscribeLink } from '../list-headers.ts'
import { MailButton } from '../layout/MailButton.tsx'
import { MailHeading } from '../layout/MailHeading.tsx'
import { MailLink } from '../layout/MailLink.tsx'
import { MailText } from '../layout/MailText.tsx'
import type { PrepareMail } from '../mail-template.ts'

/**
 * The page responds alike for every address; only its owner learns, by this mail, that there was nothing left
 * to do.
 */
export const alreadySubscribed: PrepareMail<'already-subscribed'> = async (
  transaction,
  { requestId },
  context,
) => {
  const found = await transaction
    .selectFrom('newsletter_requests as request')
    .innerJoin(
      'newsletter_subscribers as subscriber',
      'subscriber.email_normalized',
      'request.email_normalized',
    )
    .select(['request.category', 'subscriber.unsubscribe_key as key'])
    .where('request.id', '=', requestId)
    .executeTakeFirst()
  if (!found) return null
  const what = emailCategoryNames[found.category]
  const end = unsubscribeLink(context, found)
  return {
    subject: `You are already subscribed to ${PRODUCT_NAME}`,
    preview: 'You do not have to do anything.',
    headers: listHeaders(context, found),
    reason: `someone entered your email to subscribe to ${PRODUCT_NAME}.`,
    body: (
      <>
        <MailHeading>You do not have to do anything</MailHeading>
        <MailText>
          This email is already subscribed ({what}). You will get the next issue automatically.
        </MailText>
        <MailButton href={`${context.publicUrl}/newsletter-landing-page`}>See the newsletter</MailButton>
        <MailText quiet>
          No longer interested? <MailLink href={end}>Unsubscribe</MailLink>
        </MailText>
      </>
    ),
  }
}
