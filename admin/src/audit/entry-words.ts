import type { AuditEntry } from '@vitrine/contracts/operations/schemas'
import { instant } from '../feedback/amounts.ts'

/**
 * What happened to memberships, teams, storage and emails: the end of such an action does not say what was
 * asked for, or of what somebody was a user.
 */
export const ownWords: Readonly<Record<string, string>> = {
  'membership.activation-asked': 'Activation of the membership asked for',
  'membership.change-asked': 'Change of plan asked for',
  'membership.change-withdrawn': 'Change of plan withdrawn',
  'membership.slots-asked': 'More slots of the team asked for',
  'membership.cancelled': 'Membership cancelled',
  'membership.reactivated': 'Membership reactivated',
  'team.slots-set': 'Slots of the team set',
  'team.team-handed-over': 'Team handed over',
  'team-user.invited': 'Invited into a team',
  'team-user.withdrawn': 'Invitation into a team withdrawn',
  'team-user.declined': 'Invitation into a team declined',
  'team-user.joined': 'Team joined',
  'team-user.left': 'Team left',
  'team-user.removed': 'Removed from a team',
  'team-user.renamed': 'User of a team renamed',
  'vault-media.quota-set': 'Storage quota set',
  'mail.read': 'Email read',
  'newsletter-delivery.read': 'Newsletter email read',
}

/** 'identity.signed-in' as words: 'Logged in', as every screen calls it. */
export function actionInWords(action: string): string {
  const own = ownWords[action]
  if (own !== undefined) return own
  const happened = action
    .slice(action.indexOf('.') + 1)
    .replaceAll('-', ' ')
    .replace(/\bsigned in\b/, 'logged in')
    .replace(/\bsign in\b/, 'log-in')
    .replace(/^trashed$/, 'moved to the trash')
  return happened.charAt(0).toUpperCase() + happened.slice(1)
}

/** Whether that is what it was done to. What is done to a membership names the account that has it. */
export function isOfAccount(subject: string, accountId: number): boolean {
  return subject === `user ${accountId}` || subject === `member ${accountId}`
}

/** What part the account with that id had in it: done to it, done by it, both, or tried with its email. */
export function partInWords(
  { actor, actorEmail, subject }: Pick<AuditEntry, 'actor' | 'actorEmail' | 'subject'>,
  accountId: number,
): string {
  const isSubject = isOfAccount(subject, accountId)
  if (actor === `user:${accountId}`) return isSubject ? 'by this account' : 'done by this account'
  const who = actorEmail ?? actor.replace(/^user:/, 'account ')
  return isSubject ? `done to this account by ${who}` : `with its email, by ${who}`
}

/**
 * What an entry adds: 'ended sessions' and '1', 'status' and 'Inactive → Active'. What is nothing is left
 * out.
 */
export function factsIn(details: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  return Object.entries(details)
    .filter(([, value]) => value !== 0 && value !== null && value !== '')
    .map(([name, value]) => ({ name: nameInWords(name), value: valueInWords(value) }))
}

/** The same, a phrase a fact. */
export function detailsInWords(details: Readonly<Record<string, unknown>>): string[] {
  return factsIn(details).map(({ name, value }) => `${name}: ${value}`)
}

/** 'endedSessions' as 'ended sessions'. */
function nameInWords(name: string): string {
  return name
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replace(/\burl\b/, 'URL')
    .replace(/ id$/, ' number')
}

/** As JSON has a time: '2026-11-29T08:15:00.000Z'. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

function valueInWords(value: unknown): string {
  if (typeof value === 'string' && INSTANT.test(value)) return instant(value)
  if (Array.isArray(value)) return value.map(valueInWords).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object' || value === null)
    return value === null || value === '' ? 'none' : String(value)
  return 'from' in value && 'to' in value
    ? `${valueInWords(value.from)} → ${valueInWords(value.to)}`
    : JSON.stringify(value)
}
