import type { MailTemplate } from '@vitrine/contracts/mail/templates'

/** Where a template's name in words is not what happened. */
const named: Partial<Record<MailTemplate, string>> = {
  'verify-email': 'Confirm a new account',
  'address-taken': 'Sign-up with a known email',
  'newsletter-test': 'Test of an issue',
  'membership-cancelled': 'Membership cancelled',
  'renewal-ahead': 'Renewal soon',
  'payment-not-done': 'Payment declined or not made',
  'payment-not-wanted': 'Payment to refund',
  'team-removed': 'Removed from a team',
}

/** The kind of an email in words: 'Team invitation'. */
export function mailKind(template: string): string {
  const known: Partial<Record<string, string>> = named
  const words = template.replaceAll('-', ' ')
  return known[template] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
