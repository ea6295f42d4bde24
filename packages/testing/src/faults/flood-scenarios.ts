import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readUsedBytes } from '@vitrine/domain/vault/stored-bytes'
import { aPng } from '../a-png.ts'
import { untilDoneOrStuck } from '../until-done-or-stuck.ts'
import { aVaultItem } from '../vault-records.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import type { FaultHarness } from './fault-harness.ts'
import { aSignedInMember, type SignedInMember } from './signed-in-member.ts'

/** More than an account may have under way in both processes of the api. */
const UPLOADS = 9
const UNDER_WAY = 3

/** Photos of others that end meanwhile: two tasks run when one of the member's two comes, and one beside it. */
const MOST_BEFORE = 6

/** Large enough that the decoding of one takes longer than a call. */
const large = bodyOf(aPng(3000, 2000))
const small = bodyOf(aPng(300, 200))

function bodyOf(photo: Buffer): string {
  return JSON.stringify({ images: [{ base64ImageData: photo.toString('base64') }] })
}

/**
 * So many accounts send more photos at once than one may have waiting. Each gets some of them refused with
 * 429 and Retry-After, and the photo of another member is stored while those of the others still wait.
 */
export async function floodUploads(harness: FaultHarness, { accounts }: { accounts: number }): Promise<void> {
  const api = await startApiProcess({
    ...harness.environment,
    API_PROCESSES: '2',
    DECODING_PROCESSES: '2',
    UPLOADS_PER_ACCOUNT: String(UNDER_WAY),
  })
  try {
    const attackers = await Promise.all(
      Array.from({ length: accounts }, (_, at) => aSignedInMember(harness, `attacker${at}`)),
    )
    const member = await aSignedInMember(harness, 'member')
    let stored = 0
    const calls = attackers.flatMap((attacker) =>
      Array.from({ length: UPLOADS }, async () => {
        const response = await upload(harness, api, attacker, large)
        if (response.status === 200) stored += 1
        return response
      }),
    )
    await untilDoneOrStuck({
      what: 'the uploads of the others',
      isDone: async () => (await underWay(harness)) >= (accounts * UNDER_WAY) / 2,
      progress: () => Math.floor(api.cpuSeconds()),
    })
    const before = stored
    const own = await upload(harness, api, member, small)
    if (own.status !== 200) throw new Error(`the member's photo responds with ${own.status}`)
    if (stored - before > MOST_BEFORE)
      throw new Error(`${stored - before} photos of the others were stored before the member's`)
    const responses = await Promise.all(calls)
    assertRefused(responses)
  } finally {
    await api.stop()
  }
}

/** Files of a member who has no room are refused, whatever is killed, and what is stored stays counted. */
export async function fillQuota(harness: FaultHarness): Promise<void> {
  const member = await aSignedInMember(harness, 'member')
  const environment = { ...harness.environment, VAULT_QUOTA_GB: '1' }
  const armed = await startApiProcess(environment, { failpoint: 'upload-after-put' })
  await upload(harness, armed, member, small).catch(() => undefined)
  await armed.untilKilled()
  const { database } = harness.db
  const reserved = await readUsedBytes(database, member.userId)
  if (reserved === 0) throw new Error('what a killed upload has stored counts for nobody')
  await database
    .updateTable('vault_media')
    .set({ bytes: 1024 ** 3 })
    .where('user_id', '=', member.userId)
    .execute()
  const api = await startApiProcess(environment)
  try {
    const { status } = await upload(harness, api, member, small)
    if (status !== 409) throw new Error(`an upload without room responds with ${status}`)
    if ((await readUsedBytes(database, member.userId)) !== 1024 ** 3)
      throw new Error('a refused upload counts')
  } finally {
    await api.stop()
  }
}

async function upload(
  { db: { database } }: FaultHarness,
  { url }: ApiProcess,
  { userId, cookie }: SignedInMember,
  body: string,
): Promise<Response> {
  return await fetch(`${url}/api/v1/vault/items/${await aVaultItem(database, userId)}/images/edit`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body,
  })
}

/** Folders of uploads that the api has let in. */
async function underWay({ dataDir }: FaultHarness): Promise<number> {
  return (await readdir(join(dataDir, 'uploads')).catch(() => [])).length
}

function assertRefused(responses: readonly Response[]): void {
  const others = responses.filter(({ status }) => status !== 200 && status !== 429)
  if (others[0]) throw new Error(`an upload of a flood responds with ${others[0].status}`)
  const refused = responses.filter(({ status }) => status === 429)
  if (refused.length === 0) throw new Error('a flood was taken whole')
  if (refused.some(({ headers }) => !headers.has('retry-after')))
    throw new Error('a refused upload does not say when to try again')
}
