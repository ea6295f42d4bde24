/**
 * What somebody may have mailed; each is subscribed to by itself. Apart from the schemas, for the browser's
 * first script.
 */
export const emailCategories = ['newsletter', 'events', 'promotions', 'updates'] as const
export type EmailCategory = (typeof emailCategories)[number]

/** As members and staff read them, and the documents' `{x}`. */
export const emailCategoryNames: Readonly<Record<EmailCategory, string>> = {
  newsletter: 'Newsletter',
  events: 'Events',
  promotions: 'Promotions',
  updates: 'Updates',
}

export type SubscriptionState = 'SUBSCRIBED' | 'UNSUBSCRIBED'

/** Where a form stands that somebody subscribes with. A source that is not named here is refused. */
export const newsletterSources = ['dictionary-article-author', 'landing-page'] as const
export type NewsletterSource = (typeof newsletterSources)[number]
