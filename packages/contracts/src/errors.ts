import { CONCURRENT_SESSIONS, LINK_UNKNOWN } from './failure-words.ts'
import { ACCOUNT_LOCKED } from './identity/failure-words.ts'
import { COLLECTION_GONE, COLLECTION_NOT_PUBLIC } from './collections/collections.ts'
import {
  BILLING_UNAVAILABLE,
  EMAIL_NOT_CONFIRMED,
  PAYMENT_DECLINED,
  PAYMENT_IN_PROGRESS,
} from './memberships/failure-words.ts'
import { vaultDownloadMessages } from './vault-downloads/messages.ts'

/**
 * Every failure that a caller can cause, said once: its status and its sentence.
 * Clients tell failures apart by the code, never by the text.
 */
export const errorCatalogue = {
  VALIDATION_FAILED: { status: 400, message: 'Some values are not valid.' },
  SIGN_IN_REQUIRED: { status: 401, message: 'Please log in to continue.' },
  SIGN_IN_FAILED: { status: 401, message: 'The email or password is incorrect.' },
  WEBHOOK_REFUSED: { status: 401, message: 'The signature or secret is incorrect.' },
  ACCOUNT_LOCKED: { status: 401, message: ACCOUNT_LOCKED },
  CONCURRENT_SESSIONS_EXCEEDED: { status: 401, message: CONCURRENT_SESSIONS },
  PAYMENT_DECLINED: { status: 402, message: PAYMENT_DECLINED },
  PAYMENT_ACCOUNT_BLOCKED: {
    status: 402,
    message: 'This payment account cannot be used here. Please use another one or contact Support.',
  },
  NOT_SIGNED_IN: { status: 403, message: 'You are not logged in.' },
  FORBIDDEN: { status: 403, message: 'Your account does not have permission to do this.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    message: 'Please enter the code from your authenticator app first.',
  },
  LOOKUPS_USED_UP: { status: 403, message: 'You have used all of your lookups.' },
  LOOKUP_REQUIRED: { status: 403, message: 'This uses one of your lookups.' },
  PRICES_NOT_INCLUDED: {
    status: 403,
    message: 'Sorting and filtering by price come with memberships that have unlimited lookups.',
  },
  COLLECTION_NOT_PUBLIC: { status: 403, message: COLLECTION_NOT_PUBLIC },
  CROSS_SITE_REQUEST: { status: 403, message: 'This request did not come from our own pages.' },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.' },
  COLLECTION_GONE: { status: 404, message: COLLECTION_GONE },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This path does not support that method.' },
  ALREADY_EXISTS: { status: 409, message: 'This already exists.' },
  IN_USE: { status: 409, message: 'Other records still use this one. Change or remove those first.' },
  STATUS_CONFLICT: {
    status: 409,
    message: 'The current status does not allow this. Please refresh the page to see it.',
  },
  EMAIL_NOT_CONFIRMED: { status: 409, message: EMAIL_NOT_CONFIRMED },
  TRIAL_USED: { status: 409, message: 'You have had your free trial already.' },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has changed. Please look at it again before you confirm.',
  },
  PERSON_UNCONFIRMED: { status: 409, message: 'Please confirm that you are a person.' },
  PAYMENT_IN_PROGRESS: { status: 409, message: PAYMENT_IN_PROGRESS },
  NO_FREE_SLOT: { status: 409, message: 'All slots of your plan are taken. Add slots to add more users.' },
  LIMIT_REACHED: {
    status: 409,
    message: 'This would be more than your membership includes.',
  },
  DOCUMENT_TOO_LARGE: { status: 409, message: vaultDownloadMessages.tooLarge },
  REVISION_CONFLICT: {
    status: 412,
    message: 'Someone else changed this in the meantime. Reload it and make your change again.',
  },
  LINK_UNKNOWN: { status: 404, message: LINK_UNKNOWN },
  LINK_EXPIRED: { status: 410, message: 'This link has expired.' },
  LINK_USED: { status: 410, message: 'This link has already been used.' },
  LINK_REPLACED: {
    status: 410,
    message: 'We have sent you a newer email. Please use the link in the newest one.',
  },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content cannot be used here.' },
  REVISION_REQUIRED: { status: 428, message: 'The If-Match header must name the revision that you changed.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers of this request are too large.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  UNEXPECTED: { status: 500, message: 'An unexpected error occurred' },
  SEARCH_UNAVAILABLE: {
    status: 503,
    message:
      'Search is unavailable at the moment. Everything else on this site still works; please try again shortly.',
  },
  NEWSLETTER_UNAVAILABLE: {
    status: 503,
    message: 'Newsletter service is temporarily down. Please try again later.',
  },
  BILLING_UNAVAILABLE: { status: 503, message: BILLING_UNAVAILABLE },
  SERVICE_UNAVAILABLE: { status: 503, message: 'The service is not ready yet. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** One refused field. `field` is a dotted path; the codes are the documents' own. */
export interface FieldError {
  field: string
  errorCode: FieldErrorCode
  errorMessage: string
  /** With NoExplicitWords: the word as it was typed. */
  word?: string
}

export type FieldErrorCode = 'NoExplicitWords' | 'exists' | 'invalid' | 'notFound' | 'Size' | 'null'

/** What every failed call responds with, unless its endpoint documents another shape. */
export interface ErrorResponse {
  errorCode: ErrorCode
  message: string
  /** Present where fields were refused. */
  errors?: FieldError[]
  /** Present on a 500: the id under which the log holds the cause. */
  requestId?: string
  /** Present with LIMIT_REACHED: what is stored, and what may be. */
  usedBytes?: number
  allowedBytes?: number
}

/** Why a text cannot be accepted. The forms and the api ask the same functions, which need no schema library. */
export interface TextFailure {
  errorCode: FieldErrorCode
  message: string
}
