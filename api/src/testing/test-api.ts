import type { Type } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { Role } from '@vitrine/contracts/roles'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { loadConfig } from '@vitrine/platform/config'
import { createLogger } from '@vitrine/platform/logging'
import { createMetricsRegistry } from '@vitrine/platform/metrics'
import type { BillingProviders } from '@vitrine/domain/billing/billing-providers'
import type { SearchEngine } from '@vitrine/search/search-engine'
import { MovableClock } from '@vitrine/testing/movable-clock'
import { engineThatIsAway } from '@vitrine/testing/engine-that-is-away'
import { testDatabase, type TestDatabase } from '@vitrine/testing/test-database'
import { fileStorage } from '@vitrine/platform/storage/file-storage'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi, type Route } from '../create-api.ts'
import { healthChecks } from '../health/health.ts'
import type { DocumentMaker } from '@vitrine/documents/document-maker'
import type { PictureProbe } from '../infrastructure/infrastructure.module.ts'
import { CreateAccount } from '../identity/create-account.command.ts'

export interface TestResponse {
  status: number
  headers: Record<string, unknown>
  body: any
}

export type TestCall = (
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<TestResponse>

export interface TestApi {
  app: NestFastifyApplication
  data: TestDatabase
  /** What time it is for the api. */
  clock: MovableClock
  /** Where files are kept. */
  dataDir: string
  /** Calls as nobody. */
  visitor: TestCall
  /** A new account with the given role, signed in. */
  signedIn(role: Role): Promise<TestCall>
  close(): Promise<void>
}

export interface TestApiOptions {
  /** Default: an engine that is away. */
  openEngine?: (data: TestDatabase) => SearchEngine
  /** Beside those of every test. */
  settings?: Record<string, string>
  /**
   * The database of another api: two processes of one product. It is dropped with the one that it was made
   * for.
   */
  on?: TestDatabase
  /** One that the test moves itself. */
  clock?: MovableClock
  /** Told of each route as it is made. */
  onRoute?: (route: Route) => void
  /** Who takes money. Default: nobody. */
  billing?: BillingProviders
  /** Looks at pictures that are given by their URLs. Default: takes each one of an allowed host. */
  pictures?: PictureProbe
  /** Makes documents. Default: processes of its own. */
  documents?: DocumentMaker
  /** Modules with calls that a test makes up. */
  more?: readonly Type[]
}

const takesAll: PictureProbe = { faultOf: async () => null }

/**
 * The whole api on a database of its own, asked in process. It keeps no responses: tests write rows behind
 * its back.
 */
export async function testApi({
  openEngine = engineThatIsAway,
  on,
  onRoute,
  more,
  settings,
  billing,
  pictures = takesAll,
  documents,
  clock = new MovableClock(),
}: TestApiOptions = {}): Promise<TestApi> {
  const data = on ?? (await testDatabase())
  const engine = openEngine(data)
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-data-'))
  const app = await createApi(
    {
      config: loadConfig({
        NODE_ENV: 'test',
        PORT: '3000',
        VITRINE_DATA_DIR: dataDir,
        KEPT_RESPONSES_MB: '0',
        ...settings,
      }),
      logger: createLogger({ level: 'silent', name: 'test' }),
      database: data.database,
      engine,
      storage: fileStorage(join(dataDir, 'media')),
      metrics: createMetricsRegistry('test'),
      clock,
      pictures,
      ...(billing && { billing }),
      ...(documents && { documents }),
      checks: healthChecks({ database: data.database, engine }),
    },
    { onRoute, more },
  )
  await app.getHttpAdapter().getInstance().ready()
  const visitor = callAs(app)
  return {
    app,
    data,
    clock,
    dataDir,
    visitor,
    signedIn: (role) => signIn(app, role),
    close: async () => {
      await app.close()
      await engine.close()
      if (!on) await data.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The same with the calls of an account of staff. */
export async function staffApi(options?: TestApiOptions): Promise<{ api: TestApi; staff: TestCall }> {
  const api = await testApi(options)
  return { api, staff: await api.signedIn('ROLE_ADMIN') }
}

let accounts = 0

async function signIn(app: NestFastifyApplication, role: Role): Promise<TestCall> {
  const email = `someone${(accounts += 1)}@vitrine.example`
  const password = 'Brass-cabinet-7'
  await app.get(CommandBus).execute(
    new CreateAccount(
      { name: 'test' },
      {
        email,
        displayName: 'Someone',
        password,
        roles: role === 'ROLE_ADMIN' ? ['ROLE_FREE', 'ROLE_ADMIN'] : [role],
      },
    ),
  )
  const response = await signInWith(callAs(app), email, password)
  return callAs(app, { cookie: String(response.headers['set-cookie']).split(';', 1)[0] ?? '' })
}

export async function signInWith(
  call: TestCall,
  username: string,
  password: string,
  rememberMe?: 'on',
): Promise<TestResponse> {
  return await call('POST', identityEndpoints.signIn.path, {
    body: new URLSearchParams({
      username,
      password,
      ...(rememberMe && { 'remember-me': rememberMe }),
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': 'XMLHttpRequest' },
  })
}

/** Without an address each call comes from another one, so that no throttle counts tests together. */
export function callAs(
  app: NestFastifyApplication,
  ownHeaders: Record<string, string> = {},
  remoteAddress?: string,
): TestCall {
  return async (method, url, { body, headers = {} } = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: { ...ownHeaders, ...headers },
      remoteAddress: remoteAddress ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(body !== undefined && { payload: body as string | object }),
    })
    return { status: response.statusCode, headers: response.headers, body: parsed(response.body) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
