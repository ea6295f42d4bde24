import { Inject, Injectable } from '@nestjs/common'
import type { MemberInput } from '@vitrine/contracts/members/schemas'
import { rolesOf, type Role } from '@vitrine/contracts/roles'
import type { Transaction } from '@vitrine/database/database'
import type { NarrowedStaffRole, StaffRole } from '@vitrine/contracts/staff-roles'
import type { Actor } from '@vitrine/contracts/access'
import { isSuspendedAt } from '@vitrine/contracts/standing'
import { AppError } from '@vitrine/platform/app-error'
import { isToBeDeleted } from '@vitrine/domain/identity/deletion'
import { sql } from 'kysely'
import { noteTeamPlan } from '@vitrine/domain/teams/teams'
import type { Clock } from '@vitrine/platform/clock'
import { CLOCK } from '../infrastructure/tokens.ts'
import { assertMayTouch, mobileOf, trialEndOf } from './member.rules.ts'
import { standingColumns } from '@vitrine/domain/identity/standing'

/** Accounts as staff change them. */
@Injectable()
export class MembersRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** @throws AppError NOT_FOUND */
  async lock(transaction: Transaction, userId: number) {
    // Locked in a statement of its own: one that waits for the lock reads the membership as it was before.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const row = await transaction
      .selectFrom('users')
      .leftJoin('memberships', 'memberships.user_id', 'users.id')
      .select([
        ...standingColumns,
        'users.id',
        'users.email',
        'users.invited_as',
        'email_normalized',
        'email_verified_at',
        'revision',
        'billing_period',
        'currency',
        'provider',
        'mobile_valid_until',
        'mobile_value',
      ])
      .where('users.id', '=', userId)
      .executeTakeFirst()
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  /**
   * The same, for staff who are about to change something of the account.
   *
   * @throws AppError NOT_FOUND, FORBIDDEN where it is a staff account and they are no administrators
   */
  async lockFor(actor: Actor, transaction: Transaction, userId: number) {
    const member = await this.lock(transaction, userId)
    assertMayTouch(actor, member.roles)
    return member
  }

  /**
   * How many others are administrators who can sign in, not suspended and not to be deleted. Locks all staff,
   * so that two of them who take the role from each other take turns. Call it before the account itself is
   * locked.
   */
  async lockOtherAdministrators(transaction: Transaction, userId: number): Promise<number> {
    const now = this.clock.now()
    const administrates = sql<boolean>`'ROLE_ADMIN' = ANY(roles)`
    // Locked in a statement of its own: one that waits for a lock reads other tables as they were before.
    await transaction
      .selectFrom('users')
      .select('id')
      .where(administrates)
      .orderBy('id')
      .forUpdate()
      .execute()
    const staff = await transaction
      .selectFrom('users')
      .select([
        'id',
        'suspended_at',
        'suspended_until',
        'invited_as',
        sql<NarrowedStaffRole | null>`(SELECT role FROM staff_roles WHERE user_id = users.id)`.as(
          'staffRole',
        ),
        isToBeDeleted(sql`users.id`).as('isLeaving'),
      ])
      .where(administrates)
      .execute()
    return staff.filter(
      ({
        id,
        staffRole,
        suspended_at: suspendedAt,
        suspended_until: suspendedUntil,
        invited_as,
        isLeaving,
      }) =>
        id !== userId &&
        staffRole === null &&
        !isSuspendedAt({ suspendedAt, suspendedUntil }, now) &&
        invited_as === null &&
        !isLeaving,
    ).length
  }

  async save(transaction: Transaction, userId: number, input: MemberInput, isStaff: boolean): Promise<void> {
    const { firstName, lastName, companyName, countryCode, status, billingPeriod, currency } = input
    await transaction
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        company_name: companyName,
        country_code: countryCode,
        roles: rolesOf({ ...input, isStaff }),
        ...nextRevision,
      })
      .where('id', '=', userId)
      .execute()
    const mobile = mobileOf(input)
    const membership = {
      status,
      trial_ends_at: trialEndOf(input),
      billing_period: billingPeriod,
      currency,
      mobile_valid_until: mobile.validUntil,
      mobile_value: mobile.value,
      updated_at: sql<Date>`now()`,
    }
    await transaction
      .insertInto('memberships')
      .values({ user_id: userId, ...membership })
      // A membership begins, and with it its months of lookups, on the day on which it gets another status.
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet({
          ...membership,
          began_on: sql<string>`CASE WHEN memberships.status = excluded.status THEN memberships.began_on ELSE excluded.began_on END`,
        }),
      )
      .execute()
    await noteTeamPlan(
      transaction,
      userId,
      input.membership === 'enterprise admin' && status === 'Active',
      this.clock.now(),
    )
  }

  /** Null lifts it. */
  async setSuspension(
    transaction: Transaction,
    userId: number,
    suspension: { at: Date; until: Date | null; reason: string } | null,
  ): Promise<void> {
    await transaction
      .updateTable('users')
      .set({
        suspended_at: suspension?.at ?? null,
        suspended_until: suspension?.until ?? null,
        suspension_reason: suspension?.reason ?? '',
        ...nextRevision,
      })
      .where('id', '=', userId)
      .execute()
  }

  /** Administrators have no row; whoever is no staff any more has neither a row nor a second factor. */
  async setStaffRole(transaction: Transaction, userId: number, role: StaffRole | null): Promise<void> {
    const roles =
      role === null
        ? sql<Role[]>`array_remove(roles, 'ROLE_ADMIN')`
        : sql<Role[]>`array_append(array_remove(roles, 'ROLE_ADMIN'), 'ROLE_ADMIN')`
    await transaction
      .updateTable('users')
      .set({ roles, ...nextRevision })
      .where('id', '=', userId)
      .execute()
    await transaction.deleteFrom('staff_roles').where('user_id', '=', userId).execute()
    if (role !== null && role !== 'administrator')
      await transaction.insertInto('staff_roles').values({ user_id: userId, role }).execute()
    if (role === null) await transaction.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  }

  /** Emails of all staff who can sign in, two accounts aside. */
  async staffEmails(
    transaction: Transaction,
    except: readonly number[],
  ): Promise<{ id: number; email: string }[]> {
    return await transaction
      .selectFrom('users')
      .select(['id', 'email'])
      .where(sql<boolean>`'ROLE_ADMIN' = ANY(roles)`)
      .where('invited_as', 'is', null)
      .where('id', 'not in', [...except])
      .orderBy('id')
      .execute()
  }
}

const nextRevision = { revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` }
