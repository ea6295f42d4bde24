import { parseArgs } from 'node:util'
import { hash } from '@node-rs/argon2'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { PASSWORD_HASHING } from '@vitrine/api/identity/password'
import type { Database } from '@vitrine/database/database'
import type { BenchServers } from './shared/bench-servers.ts'
import { measureLoad, type HttpCall, type LoadFigures } from './shared/load.ts'
import { interleaved, median, medianRatio, percentile, round } from './shared/statistics.ts'
import { withProduct } from './shared/with-product.ts'

const ACCOUNTS = 1_000
const CLIENTS = 8
const RUNS = 5
const PASSWORD = 'Brass-cabinet-7'

/**
 * Sign-ins a second through the api, with their session and audit entry committed, against bare argon2id with
 * the same parameters by as many at once: at least 0.7 of the rate, with a p99 below twice the hash's.
 */
export async function run(argv: readonly string[], servers: BenchServers): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { seconds: { type: 'string', default: '6' } } })
  const seconds = Number(values.seconds)
  await withProduct(servers, {}, async ({ database, startApi }) => {
    const calls = await signInCalls(database)
    // Each call comes from an address of its own: what is measured is not the throttle.
    const api = await startApi({ TRUST_PROXY: '1' })
    const sides = {
      hash: () => measureHashing(seconds),
      signIn: () => measureLoad({ origin: api.origin, calls, clients: CLIENTS, seconds }),
    }
    for (const warmUp of Object.values(sides)) await warmUp()
    const figures = await interleaved(RUNS, sides)
    report(figures['signIn'] ?? [], figures['hash'] ?? [])
  })
}

/** Accounts with one password, each with a hash of its own cost; and the call that signs each of them in. */
async function signInCalls(database: Database): Promise<HttpCall[]> {
  const passwordHash = await hash(PASSWORD, PASSWORD_HASHING)
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `member${index}@vitrine.example`)
  await database
    .insertInto('users')
    .values(
      emails.map((email) => ({
        email,
        email_normalized: email,
        display_name: 'A Member',
        password_hash: passwordHash,
      })),
    )
    .execute()
  return emails.map((username, index) => ({
    method: identityEndpoints.signIn.method,
    path: identityEndpoints.signIn.path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
    },
    body: new URLSearchParams({ username, password: PASSWORD }).toString(),
  }))
}

/** As many at once as there are clients. */
async function measureHashing(seconds: number): Promise<LoadFigures> {
  const times: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  const client = async () => {
    while (performance.now() < end) {
      const begun = performance.now()
      await hash(PASSWORD, PASSWORD_HASHING)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return {
    rate: times.length / ((performance.now() - begin) / 1000),
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  }
}

function report(signIn: readonly LoadFigures[], hashing: readonly LoadFigures[]): void {
  const figure = (name: keyof LoadFigures) => ({
    hash: round(median(hashing.map((run) => run[name]))),
    signIn: round(median(signIn.map((run) => run[name]))),
    ratio: round(medianRatio(signIn, hashing, (run) => run[name])),
  })
  const result = {
    bench: 'sign-in',
    clients: CLIENTS,
    runs: RUNS,
    rate: figure('rate'),
    p50: figure('p50'),
    p99: figure('p99'),
    wanted: { rate: 0.7, p99: 2 },
  }
  console.log(
    `Sign-ins through the api against bare argon2id (${CLIENTS} at once, median of ${RUNS} runs in turn)`,
  )
  console.table({ 'a second': result.rate, 'p50 ms': result.p50, 'p99 ms': result.p99 })
  console.log(JSON.stringify(result))
}
