import { sql, type RawBuilder } from 'kysely'

/**
 * The slots of a team, in a statement that has its row under this name: what the provider bills, else what
 * the row says. The admin's account takes one of them.
 */
export function slotsOf(team: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((
    SELECT bought.quantity FROM billing_subscriptions bought JOIN rate_plans plan ON plan.id = bought.rate_plan_id
    WHERE bought.user_id = ${team}.admin_id AND bought.state <> 'ended' AND plan.product = 'Enterprise'
  ), ${team}.slots)`
}

/**
 * Whether an active entry has one of the team's slots. It always has when it joins; a plan that comes back
 * with fewer slots opens to those who have been in the team the longest.
 */
export function hasSlot(entry: RawBuilder<unknown>, team: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    SELECT count(*) FROM team_users earlier WHERE earlier.team_id = ${entry}.team_id AND earlier.status = 'ACTIVE' AND earlier.id < ${entry}.id
  ) + 2 <= ${slotsOf(team)}`
}
