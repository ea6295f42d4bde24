import { emailCategoryNames } from '@vitrine/contracts/newsletter/categories'
import { confirmationLimits } from '@vitrine/contracts/newsletter/messages'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import { issueArticles } from '@vitrine/domain/newsletter/issues'
import { renderIssueEmail } from '@vitrine/mail-design/render-issue-email'
import { hashOfToken, newLinkToken } from '@vitrine/platform/link-token'
import { MailButton, MailHeading, MailText, MailLink } from '../mail-parts.tsx'
import { listHeaders, listIdHeader, type PrepareMail, unsubscribeLink } from '../mail-template.ts'

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

/** The issue as its readers will get it; the link to unsubscribe leads to a page that changes nothing. */
export const newsletterTest: PrepareMail<'newsletter-test'> = async (
  transaction,
  { issueId },
  { publicUrl },
) => {
  const issue = await transaction
    .selectFrom('newsletter_issues')
    .select(['category', 'subject', 'preheader', 'intro', 'article_ids'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue) return null
  const { category, subject, preheader, intro } = issue
  const content = { subject, preheader, intro, articles: await issueArticles(transaction, issue.article_ids) }
  return {
    subject: `[Test] ${subject}`,
    preview: preheader,
    reason: '',
    body: <></>,
    headers: listIdHeader({ publicUrl }, category),
    whole: await renderIssueEmail({
      content,
      category,
      publicUrl,
      unsubscribeUrl: `${publicUrl}/newsletter/unsubscribe`,
    }),
  }
}
