import type { AuditEntry } from '@vitrine/contracts/operations/schemas'

/** 'identity.signed-in' as words: 'Logged in', as every screen calls it. */
export function actionInWords(action: string): string {
  const happened = action.slice(action.indexOf('.') + 1).replaceAll('-', ' ').replace(/\bsigned in\b/, 'logged in').replace(/\bsign in\b/, 'log-in')
  return happened.charAt(0).toUpperCase() + happened.slice(1)
}

/** What part the account with that id had in it: done to it, done by it, both, or tried with its email. */
export function partInWords({ actor, actorEmail, subject }: Pick<AuditEntry, 'actor' | 'actorEmail' | 'subject'>, accountId: number): string {
  const isSubject = subject === `user ${accountId}`
  if (actor === `user:${accountId}`) return isSubject ? 'by this account' : 'done by this account'
  const who = actorEmail ?? actor.replace(/^user:/, 'account ')
  return isSubject ? `done to this account by ${who}` : `with its email, by ${who}`
}

/** What an entry adds: 'ended sessions' and '1', 'status' and 'Inactive → Active'. What is nothing is left out. */
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
  return name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).replace(/\burl\b/, 'URL').replace(/ id$/, ' number')
}

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueInWords).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? 'none' : String(value)
  return 'from' in value && 'to' in value ? `${valueInWords(value.from)} → ${valueInWords(value.to)}` : JSON.stringify(value)
}
