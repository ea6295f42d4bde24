import type { MemberAuditEntry } from '@vitrine/contracts/members/schemas'

/** 'identity.signed-in' as words: 'Signed in'. */
export function actionInWords(action: string): string {
  const happened = action.slice(action.indexOf('.') + 1).replaceAll('-', ' ')
  return happened.charAt(0).toUpperCase() + happened.slice(1)
}

/** 'user:7' as seen from the account with that id; nobody but staff acts on another's. */
export function actorInWords({ actor, actorEmail }: Pick<MemberAuditEntry, 'actor' | 'actorEmail'>, accountId: number): string {
  return actor === `user:${accountId}` ? 'by the account itself' : `by ${actorEmail ?? actor.replace(/^user:/, 'staff account ')}`
}

/** What an entry adds, a phrase a fact: 'ended sessions: 1', 'status: Inactive → Active'. What is nothing is left out. */
export function detailsInWords(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details)
    .filter(([, value]) => value !== 0 && value !== null && value !== '')
    .map(([name, value]) => `${nameInWords(name)}: ${valueInWords(value)}`)
}

/** 'endedSessions' as 'ended sessions'. */
function nameInWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueInWords).join(', ')
  if (typeof value !== 'object' || value === null) return value === null || value === '' ? 'none' : String(value)
  return 'from' in value && 'to' in value ? `${valueInWords(value.from)} → ${valueInWords(value.to)}` : JSON.stringify(value)
}
