import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { measuredText } from '../measured-text.ts'
import * as s from './schemas.ts'

export const subscribe = defineEndpoint({
  method: 'POST',
  path: '/api/v1/account-settings/newsletter',
  name: 'newsletter.subscribe',
  access: 'visitor',
  summary: 'Ask for the newsletter; a mail with a link follows, and only that link subscribes',
  body: s.subscribeInputSchema,
  response: z.object({ success: z.literal(true) }),
  errors: ['PERSON_UNCONFIRMED', 'NEWSLETTER_UNAVAILABLE'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const readLatestIssue = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/latest-issue',
  name: 'newsletter.read-latest-issue',
  access: 'visitor',
  reads: ['newsletter', 'dictionary'],
  summary: 'The newest issue of the newsletter that was sent; null before the first',
  response: z.object({ issue: s.publicIssueSchema.nullable() }),
})

// --- by the secret of a link in a mail -------------------------------------------------------------

const byKey = z.object({ key: s.linkKeySchema })
const byKeyAndCategory = z.object({ key: s.linkKeySchema, category: s.linkCategorySchema })

export const readConfirmation = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/confirmation',
  name: 'newsletter.read-confirmation',
  access: 'token',
  summary: 'Whether the link of a confirmation mail still works; changes nothing',
  query: byKey,
  response: s.confirmationSchema,
})
export const confirmSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/v1/newsletter/confirmation',
  name: 'newsletter.confirm-subscription',
  access: 'token',
  summary: 'Subscribe whoever asked for it',
  query: byKey,
  response: s.confirmationSchema,
  errors: ['NEWSLETTER_UNAVAILABLE'],
  rateLimits: [{ by: 'address', perMinute: 30 }],
})
export const readUnsubscription = defineEndpoint({
  method: 'GET',
  path: '/api/v1/newsletter/unsubscription',
  name: 'newsletter.read-unsubscription',
  access: 'token',
  summary: 'What the unsubscribe link of a mailing would end; changes nothing',
  query: byKeyAndCategory,
  response: s.unsubscriptionSchema,
  errors: ['LINK_UNKNOWN'],
})
export const unsubscribe = defineEndpoint({
  // Mail programs post a form for the one click (RFC 8058); what it says is in the path already.
  method: 'POST',
  path: '/api/v1/newsletter/unsubscription',
  name: 'newsletter.unsubscribe',
  access: 'token',
  bodyType: 'form',
  summary: 'End the subscription to one category, or to all of them',
  query: byKeyAndCategory.extend({ all: measuredText(5).pipe(z.stringbool()).catch(false).default(false) }),
  response: s.unsubscriptionSchema,
  errors: ['LINK_UNKNOWN'],
  // A mail service presses the one click for many of its readers from one address: what is right is not
  // counted.
  rateLimits: [{ by: 'address', perMinute: 30, counts: 'refused' }],
})

// --- members ---------------------------------------------------------------------------------------

export const readEmailPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/v1/account-settings/email-preferences',
  name: 'newsletter.read-email-preferences',
  access: 'member',
  summary: 'The four categories of whoever is signed in',
  response: s.emailPreferencesSchema,
  errors: ['NEWSLETTER_UNAVAILABLE'],
})
export const changeEmailPreference = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/account-settings/email-preferences/:category',
  name: 'newsletter.change-email-preference',
  access: 'member',
  summary: 'Switch a category on or off',
  params: z.object({ category: s.emailCategorySchema }),
  query: z.object({ value: s.subscriptionStateSchema }),
  response: s.changedEmailPreferenceSchema,
  errors: ['NEWSLETTER_UNAVAILABLE'],
})
