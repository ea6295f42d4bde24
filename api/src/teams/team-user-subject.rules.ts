/**
 * Who an audit entry about a user of a team is about: the account, so that it stands among that account's
 * entries, where there is one.
 */
export function teamUserSubject({ id, userId }: { id: number; userId: number | null }): {
  type: string
  id: number
} {
  return userId === null ? { type: 'team-user', id } : { type: 'user', id: userId }
}
