import { Inject, Injectable } from '@nestjs/common'
import type { MemberInput } from '@vitrine/contracts/members/schemas'
import { rolesOf } from '@vitrine/contracts/roles'
import type { Transaction } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import { isToBeDeleted } from '@vitrine/domain/identity/open-deletion'
import { sql } from 'kysely'
import { noteTeamPlan } from '@vitrine/domain/teams/teams'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { mobileOf, trialEndOf } from './member.rules.ts'
import { standingColumns } from './standing.ts'

/** Accounts as staff change them. */
@Injectable()
export class MembersRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** @throws AppError NOT_FOUND */
  async lock(transaction: Transaction, userId: number) {
    const row = await transaction
      .selectFrom('users')
      .leftJoin('memberships', 'memberships.user_id', 'users.id')
      .select([...standingColumns, 'users.id', 'email_normalized', 'revision', 'billing_period', 'currency', 'provider', 'mobile_valid_until', 'mobile_value'])
      .where('users.id', '=', userId)
      .forUpdate('users')
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  /**
   * How many others are staff who can sign in, not suspended and not to be deleted. Locks all of them, so that two members of staff who take the role from
   * each other take turns. Call it before the account itself is locked.
   */
  async lockOtherStaff(transaction: Transaction, userId: number): Promise<number> {
    const staff = await transaction
      .selectFrom('users')
      .select(['id', 'suspended_at', 'invited_as', isToBeDeleted(sql`users.id`).as('isLeaving')])
      .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles)`)
      .orderBy('id')
      .forUpdate()
      .execute()
    return staff.filter(({ id, suspended_at, invited_as, isLeaving }) => id !== userId && suspended_at === null && invited_as === null && !isLeaving).length
  }

  async save(transaction: Transaction, userId: number, input: MemberInput): Promise<void> {
    const { firstName, lastName, companyName, countryCode, status, billingPeriod, currency } = input
    await transaction
      .updateTable('users')
      .set({ first_name: firstName, last_name: lastName, company_name: companyName, country_code: countryCode, roles: rolesOf(input), ...nextRevision })
      .where('id', '=', userId)
      .execute()
    const mobile = mobileOf(input)
    const membership = { status, trial_ends_at: trialEndOf(input), billing_period: billingPeriod, currency, mobile_valid_until: mobile.validUntil, mobile_value: mobile.value, updated_at: sql<Date>`now()` }
    await transaction
      .insertInto('memberships')
      .values({ user_id: userId, ...membership })
      // A membership begins, and with it its months of lookups, on the day on which it gets another status.
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...membership, began_on: sql<string>`CASE WHEN memberships.status = excluded.status THEN memberships.began_on ELSE excluded.began_on END` }))
      .execute()
    await noteTeamPlan(transaction, userId, input.membership === 'enterprise admin' && status === 'Active', this.clock.now())
  }

  async setSuspension(transaction: Transaction, userId: number, suspendedAt: Date | null): Promise<void> {
    await transaction.updateTable('users').set({ suspended_at: suspendedAt, ...nextRevision }).where('id', '=', userId).execute()
  }
}

const nextRevision = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }
