import type { Database } from '@vitrine/database/database'
import { sql } from 'kysely'
import type { MailClaimer } from '../mail/mail-claimer.ts'

const ANSWER = 'The worker stopped before it recorded whether this was sent.'

/**
 * What a worker had in hand when it died may have been handed over, or not: it becomes `unknown`. The
 * claimer's number stays, so that one that had only lost its connection may still note what it knows.
 */
export async function releaseAbandonedClaims(database: Database, claimer: MailClaimer): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{
      number: number
    }>`SELECT DISTINCT claimed_by AS number FROM newsletter_deliveries WHERE state = 'claimed'`.execute(
      transaction,
    )
    let disowned = 0
    for (const { number } of rows) {
      if (await claimer.isAlive(transaction, number)) continue
      const { numAffectedRows } = await sql`
        UPDATE newsletter_deliveries SET state = 'unknown', answer = ${ANSWER}, settled_at = clock_timestamp() WHERE state = 'claimed' AND claimed_by = ${number}
      `.execute(transaction)
      disowned += Number(numAffectedRows ?? 0)
    }
    return disowned
  })
}
