import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { expect } from '@playwright/test'
import * as membersPaths from '@vitrine/contracts/members/paths'
import { managedMemberSchema } from '@vitrine/contracts/members/schemas'
import { z } from 'zod'
import { accountOf, newAccount, signIn, signOut, type Account } from './accounts.ts'

/** A member nobody else has, to whom staff gave an unlimited membership: their vault is empty. */
export async function paidAccount(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<Account> {
  const staff = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  const account = await newAccount(staff)
  await signIn(staff, accountOf('staff'))
  const filter = encodeURIComponent(JSON.stringify({ emailStartsWith: account.email }))
  const [row] = z
    .array(z.object({ id: z.int() }))
    .parse(await read(staff, `${membersPaths.members.path}?filter=${filter}`))
  const path = membersPaths.member.path.replace(':id', String(row?.id))
  const member = managedMemberSchema.parse(await read(staff, path))
  const changed = await staff.put(path, {
    data: { ...member, membership: 'unlimited', status: 'Active' },
    headers: { 'if-match': `"${member.revision}"` },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await signOut(staff)
  await staff.dispose()
  return account
}

async function read(staff: APIRequestContext, path: string): Promise<unknown> {
  const response = await staff.get(path)
  expect(response.status(), path).toBe(200)
  return await response.json()
}
