/** What Nest injects that is no class of ours. */
export const CONFIG = Symbol('Config')
export const CLOCK = Symbol('Clock')
export const LOGGER = Symbol('Logger')
export const OPEN_DATABASE = Symbol('OpenDatabase')
export const DATABASE = Symbol('Database')
/** An OpenDatabase whose statements may take long. */
export const BACKGROUND_DATABASE = Symbol('BackgroundDatabase')
export const SEARCH_ENGINE = Symbol('SearchEngine')
export const QUEUE_BACKEND = Symbol('QueueBackend')
export const QUEUES = Symbol('DeliveryQueues')
/** How mails leave, and what every mail names. */
export const MAIL_TRANSPORT = Symbol('MailTransport')
export const MAIL_SITE = Symbol('MailSite')
/** Storage and decoders of members' photos and videos. */
export const MEDIA = Symbol('MediaParts')
export const METRICS = Symbol('Registry')
export const PROCESSORS = Symbol('DeliveryProcessors')
/** The companies that take money for us. */
export const BILLING = Symbol('BillingProviders')
export const NEWSLETTER_PACE = Symbol('NewsletterPace')
