import { sql, type Kysely } from 'kysely'

/** Slots whose payment was given back are taken away by an act of its own, which takes no money. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE billing_operations
      DROP CONSTRAINT billing_operations_kind_check,
      ADD CONSTRAINT billing_operations_kind_check CHECK (kind IN ('begin-trial', 'purchase', 'convert-trial', 'change', 'withdraw-change', 'add-slots', 'remove-slots', 'collect', 'remove-payment-methods', 'stop-renewal', 'resume-renewal', 'end'))
  `.execute(database)
}
