import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { editorPath } from '../dictionary/editor-path.ts'
import { actionInWords } from './entry-words.ts'

/** Somebody or something that an entry names, and its screen where it has one. */
export interface Party {
  words: string
  to: string | null
}

const account = (id: string, email: string | null): Party => ({
  words: email ?? `account ${id}`,
  to: email ? `/app/oms/members/${id}` : null,
})

/** 'user:7' is an account; everybody else is named. */
export function actorOf({ actor, actorEmail }: Pick<AuditEntry, 'actor' | 'actorEmail'>): Party {
  const [, id] = /^user:(\d+)$/.exec(actor) ?? []
  return id ? account(id, actorEmail) : { words: actor, to: null }
}

interface Kind {
  words: string
  /** What one is called that has no name, where its id is none that people know. */
  called?: (id: string) => string
  to?: (id: string, details: AuditEntry['details'], url: string | null) => string | null
}

export const kinds: Readonly<Record<string, Kind>> = {
  'dictionary-article': {
    words: 'article',
    to: (_id, _details, url) => (url === null ? null : editorPath(url)),
  },
  'dictionary-author': { words: 'author', to: (id) => `/app/oms/authors/${id}` },
  'taxonomy-node': { words: 'category', to: () => '/app/oms/taxonomy' },
  synonym: { words: 'synonyms', to: (id) => `/app/oms/synonyms/${id}` },
  'data-partner': { words: 'partner', to: (id) => `/app/oms/partners/${id}` },
  'blog-article': { words: 'post', to: (id) => `/app/oms/blog-articles/${id}` },
  'site-page': { words: 'page', to: (id) => `/app/oms/site-pages/${id}` },
  mark: { words: 'mark', to: (id) => `/app/oms/marks/${id}` },
  book: { words: 'book', to: (id) => `/app/oms/books/${id}` },
  'sold-item': { words: 'sold item', to: (id) => `/app/oms/sold-items/${id}` },
  auction: { words: 'auction', to: (id) => `/app/oms/auctions/${id}` },
  'contact-message': { words: 'message', to: (id) => `/app/oms/contact-messages/${id}/show` },
  'newsletter-issue': { words: 'issue', to: (id) => `/app/oms/newsletter-issues/${id}` },
  'newsletter-delivery': {
    words: 'newsletter email',
    to: (_, { issueId }) => (typeof issueId === 'number' ? `/app/oms/newsletter-issues/${issueId}` : null),
  },
  'newsletter-category': { words: 'subscribers of', to: () => '/app/oms/newsletter-subscribers' },
  'newsletter-subscribers': { words: 'subscribers', to: () => '/app/oms/newsletter-subscribers' },
  'newsletter-address': { words: 'email', to: () => '/app/oms/newsletter-suppressions' },
  'vault-item': { words: 'vault item', to: (id) => `/app/oms/manageVault/edit?id=${id}` },
  // Its title is its owner's; the report leads to it.
  collection: {
    words: 'collection',
    to: (_, { report }) => (typeof report === 'number' ? `/app/oms/collection-reports/${report}/show` : null),
  },
  'collection-report': {
    words: 'report of a collection',
    to: (id) => `/app/oms/collection-reports/${id}/show`,
  },
  'rate-plan': { words: 'rate plan', to: (id) => `/app/oms/rate-plans/${id}` },
  'discount-code': { words: 'discount code', to: (id) => `/app/oms/discount-codes/${id}` },
  'billing-operation': { words: 'billing operation', to: (id) => `/app/oms/billing-operations/${id}/show` },
  'billing-refund': { words: 'payment to refund', to: () => '/app/oms/billing-operations' },
  'payment-email': { words: 'payment email', to: () => '/app/oms/paymentEmails' },
  'forbidden-word': { words: 'forbidden word', to: (id) => `/app/oms/forbidden-words/${id}` },
  mail: { words: 'email to', to: (id) => `/app/oms/mails/${id}/show` },
  'search-index': { words: 'search index', to: () => '/app/oms/search-indexes' },
  cache: { words: 'cache', to: () => '/app/oms/caches' },
  'cache-scenario': { words: 'caches of', to: () => '/app/oms/caches' },
  'dead-letter': { words: 'dead letter', to: () => '/app/oms/dead-letters' },
  email: { words: 'email' },
  'dictionary-template': { words: 'template' },
  'team-user': { words: 'user of a team' },
  'publishing-check': {
    words: 'check before publishing',
    called: (id) => `‘${asSentence(id)}’`,
    to: () => '/app/oms/publishing-checks',
  },
  'text-picture': { words: 'picture of a text' },
  endpoint: { words: 'call', called: callInWords },
}

/** 'teams.set-slots' as ‘Teams: set slots’. */
function callInWords(name: string): string {
  return `‘${asSentence(name.replace('.', ': '))}’`
}

function asSentence(name: string): string {
  const words = name.replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** 'data-partner.moved' as 'Partner: moved'. */
export function actionWithKind(action: string): string {
  const type = action.slice(0, action.indexOf('.'))
  const words = kinds[type]?.words ?? type.replaceAll('-', ' ')
  return `${asSentence(words)}: ${actionInWords(action).toLowerCase()}`
}

/**
 * What it was done to, as it is called now or was called then: 'article Hallmark', 'issue 7', an account by
 * its email. What has been deleted has no screen any more.
 */
export function subjectOf({
  action,
  subject,
  subjectEmail,
  subjectName,
  subjectUrl,
  details,
}: Pick<
  AuditEntry,
  'action' | 'subject' | 'subjectEmail' | 'subjectName' | 'subjectUrl' | 'details'
>): Party {
  const space = subject.indexOf(' ')
  const [type, id] = [subject.slice(0, space), subject.slice(space + 1)]
  if (type === 'user' || type === 'member') return account(id, subjectEmail)
  if (type === 'import') return { words: importInWords(id, action), to: null }
  const kind = kinds[type]
  const words = `${kind?.words ?? type.replaceAll('-', ' ')} ${subjectName ?? nameIn(details) ?? kind?.called?.(id) ?? id}`
  return { words, to: action.endsWith('.deleted') ? null : (kind?.to?.(id, details, subjectUrl) ?? null) }
}

/** What came in; what came with the product has no number. */
function importInWords(id: string, action: string): string {
  const what = action.slice(0, action.indexOf('.')).replaceAll('-', ' ')
  return id === '0' ? what : `import ${id} of ${what}`
}

/** A record that something is about, as it is called now. */
export function partyOfRecord({
  type,
  id,
  name,
  url,
}: {
  type: string
  id: number
  name: string | null
  url: string | null
}): Party {
  const kind = kinds[type]
  return {
    words: `${kind?.words ?? type.replaceAll('-', ' ')} ${name ?? id}`,
    to: kind?.to?.(String(id), {}, url) ?? null,
  }
}

/** What it was called, as the entry notes it. */
function nameIn({ title, name, source, subject, email, url }: AuditEntry['details']): string | undefined {
  return [title, name, source, subject, email, url].find(
    (value): value is string => typeof value === 'string' && value !== '',
  )
}
