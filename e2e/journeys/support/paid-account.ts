import { expect, request as requests, type APIRequestContext } from '@playwright/test'
import { listMembers, readMember } from '@vitrine/contracts/members/endpoints'
import { managedMemberSchema } from '@vitrine/contracts/members/schemas'
import { z } from 'zod'
import { newAccount, type Account } from './accounts.ts'
import type { SessionState } from './worker-accounts.ts'

/** A member that no other test has, to whom staff gave an unlimited membership: their vault is empty. */
export async function paidAccount(baseURL: string | undefined, staffSession: SessionState): Promise<Account> {
  const visitor = await requests.newContext({ baseURL })
  const account = await newAccount(visitor)
  await visitor.dispose()
  const staff = await requests.newContext({ baseURL, storageState: staffSession })
  const filter = encodeURIComponent(JSON.stringify({ emailStartsWith: account.email }))
  const [row] = z
    .array(z.object({ id: z.int() }))
    .parse(await read(staff, `${listMembers.path}?filter=${filter}`))
  const path = readMember.path.replace(':id', String(row?.id))
  const member = managedMemberSchema.parse(await read(staff, path))
  const changed = await staff.put(path, {
    data: { ...member, membership: 'unlimited', status: 'Active' },
    headers: { 'if-match': `"${member.revision}"` },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await staff.dispose()
  return account
}

async function read(staff: APIRequestContext, path: string): Promise<unknown> {
  const response = await staff.get(path)
  expect(response.status(), path).toBe(200)
  return await response.json()
}
