import { freePort } from '@vitrine/platform/free-port'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, until, type Launcher } from './support/launcher.ts'

let folder: string
let database: TestDatabase
const launched: Launcher[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-production-'))
  database = await testDatabase()
})
afterAll(async () => {
  for (const each of launched) each.signal('SIGTERM')
  await Promise.all(launched.map(({ ended }) => ended))
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** As a container of docker-compose.yml does: one role, settings from the environment alone. */
async function run(role: string): Promise<{ site: string; operations: string; launcher: Launcher }> {
  const [port, operationsPort] = [await freePort(), await freePort()]
  const launcher = launch('start', {
    NODE_ENV: 'production',
    ROLES: role,
    DATABASE_URL: database.url,
    VITRINE_DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    OPERATIONS_PORT: String(operationsPort),
    PUBLIC_URL: 'https://vitrine.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  launched.push(launcher)
  return { site: `http://127.0.0.1:${port}`, operations: `http://127.0.0.1:${operationsPort}`, launcher }
}

const isReady = async (address: string) =>
  (await fetch(`${address}/health/ready`).catch(() => null))?.ok === true

/** Shows what the launcher wrote where it does not come to that. */
async function ready(
  { operations, launcher }: { operations: string; launcher: Launcher },
  what: string,
): Promise<void> {
  await until(() => isReady(operations), `${what}: ready`).catch((error: unknown) => {
    throw new Error(`${what} wrote:\n${launcher.output()}`, { cause: error })
  })
}

describe('the roles of a container', () => {
  it('run apart on one database, and nothing is seeded', async () => {
    const [api, workers] = [await run('api'), await run('workers')]
    await ready(api, 'the api')
    await ready(workers, 'the workers')
    await until(() => isReady(api.site), 'the site is ready')
    expect(await isReady(workers.site)).toBe(false)
    await until(
      () => workers.launcher.output().includes('The workers of Vitrine run'),
      'the workers’ own words',
    )
    expect(workers.launcher.output()).not.toMatch(/vitrine\.example|To try|Sign in at/)
    expect(existsSync(join(folder, 'data/accounts.json'))).toBe(false)
    const dictionary = await fetch(`${api.site}/dictionary`)
    expect(await dictionary.text()).not.toMatch(/hallmark/i)
  })
})
