import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { managePartners, listSources } from '@vitrine/contracts/partners/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRunning, launch, readJson, until, type Launcher } from './support/launcher.ts'

const instanceSchema = z.object({
  pid: z.int(),
  url: z.string(),
  children: z.array(z.object({ role: z.string(), pid: z.int() })),
  operations: z.record(z.string(), z.string()),
})
const accountsSchema = z.object({ accounts: z.array(z.object({ email: z.string(), password: z.string() })) })
const partnerSchema = z.object({ id: z.int(), revision: z.int(), source: z.string() }).loose()

/** Where the journeys want the data folder, and with how many sold items (see scripts/rings/sample-data.ts). */
const { VITRINE_TEST_SAMPLE_DATA: journeysFolder, VITRINE_TEST_SOLD_ITEMS: soldItems = '200' } = process.env

let dataDir: string
let running: Launcher | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-life-'))
})
afterAll(async () => {
  running?.signal('SIGTERM')
  await running?.ended
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<Launcher> {
  // Of 20,000 sold items, as people see them, most would be indexed beside every step; so would WorthScore learn.
  const environment = { VITRINE_DATA_DIR: dataDir, API_PROCESSES: '2', WORTHSCORE_LEARNS: 'false' }
  running = launch('start', environment, ['--sample-sold-items', soldItems])
  await running.shows('To try')
  return running
}

const instance = () => instanceSchema.parse(readJson(join(dataDir, 'instance.json')))
const isServing = async () => (await fetch(`${instance().url}/health/ready`).catch(() => null))?.ok === true
/** The processes that serve, under the api that the launcher has started. */
const serving = () =>
  execFileSync('ps', [
    '-o',
    'pid=',
    '--ppid',
    String(instance().children.find(({ role }) => role === 'api')?.pid),
  ])
    .toString()
    .split('\n')
    .map(Number)
    .filter((pid) => pid > 0)
/** Of the database; 0 while it has none. */
const postmaster = () => {
  const file = join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}

/** One life of a data folder, told in order: each step goes on from the one before. */
describe('npm start', () => {
  it('runs the product, and shows where and as whom', async () => {
    const first = await start()
    await until(isServing, 'it serves')
    expect(first.output()).toContain(`Vitrine runs at ${instance().url}`)
    expect(first.output()).toContain('The rest of the sample content is being filled in')
    expect(first.output()).toMatch(/staff@vitrine\.example +\S+ /)
    for (const secret of ['accounts.json', 'instance.json', 'postgres.password'])
      expect((await stat(join(dataDir, secret))).mode & 0o077, secret).toBe(0)
  })

  it('refuses a second start on the same folder, and names the first', async () => {
    const second = launch('start', { VITRINE_DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toMatch(
      new RegExp(`^Vitrine runs already .* \\(pid ${running?.pid}\\).*$`),
    )
  })

  it('serves by several processes, which all know what was changed by one of them', async () => {
    const { url } = instance()
    const staff = accountsSchema
      .parse(readJson(join(dataDir, 'accounts.json')))
      .accounts.find(({ email }) => email.startsWith('staff@'))
    const headers = { origin: url, 'x-requested-with': 'XMLHttpRequest' }
    const signedIn = await fetch(`${url}/api/v1/identity/sessions`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username: staff?.email ?? '', password: staff?.password ?? '' }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const partners = `${url}${managePartners.path}`
    let [partner] = z
      .array(partnerSchema)
      .parse(await (await fetch(partners, { headers: { cookie } })).json())
    const before = partner?.source ?? ''
    let requestId = ''
    // Each connection goes to the next process, so that both have kept the list before it changes.
    for (let time = 0; time < 10; time += 1) {
      const source = time < 9 ? `Changed ${time} times` : before
      const saved = await fetch(`${partners}/${partner?.id}`, {
        method: 'PUT',
        headers: { ...headers, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ ...partner, source }),
      })
      partner = partnerSchema.parse(await saved.json())
      requestId = saved.headers.get('x-request-id') ?? ''
      for (let asked = 0; asked < 3; asked += 1)
        expect(await onNewConnection(`${url}${listSources.path}`), `${asked}`).toContain(source)
    }
    const metrics = await (await fetch(`${instance().operations['api']}/metrics`)).text()
    const saves = metrics
      .split('\n')
      .filter(
        (line) => line.startsWith('http_request_duration_seconds_count') && line.includes('method="PUT"'),
      )
    expect(
      saves.map((line) => Number(line.split(' ').at(-1))),
      'of all processes together',
    ).toEqual([10])
    // One search by the id of a response finds the change in the log of each process that it went through.
    const logged = (file: string) => readFileSync(join(dataDir, 'logs', file), 'utf8').includes(requestId)
    expect(requestId).not.toBe('')
    await until(() => logged('api.log') && logged('workers.log'), 'the request in both logs')
  })

  it('replaces a process that dies, and serves by the others meanwhile', async () => {
    const before = serving()
    expect(before).toHaveLength(2)
    process.kill(before[0] ?? 0, 'SIGKILL')
    await until(() => !serving().includes(before[0] ?? 0), 'its end')
    // A kept connection may be one to the process that died.
    expect(JSON.parse(await onNewConnection(`${instance().url}/health/live`))).toEqual({ status: 'up' })
    await until(() => serving().length === 2, 'another process')
    expect(serving()).toContain(before[1])
  })

  it('starts the api again when it dies', async () => {
    const before = instance().children.find(({ role }) => role === 'api')?.pid ?? 0
    const served = serving()
    process.kill(before, 'SIGKILL')
    await until(
      () => instance().children.some(({ role, pid }) => role === 'api' && pid !== before),
      'another api process',
    )
    // These first: over a kept connection one of them still responds while nobody listens.
    await until(() => !served.some(isRunning), 'the end of the processes that it had')
    await until(isServing, 'the api serves again')
  })

  it('starts the database again when it is killed: api and workers go on, and so do pages that were asked for before', async () => {
    const { url, children } = instance()
    const page = async () => await fetch(`${url}/dictionary`)
    expect((await page()).status).toBe(200)
    const before = postmaster()
    process.kill(before, 'SIGKILL')
    // Before it is back, and after: a page, or when to come again.
    for (let asked = 0; asked < 5; asked += 1) {
      const { status, headers } = await page()
      if (status !== 200)
        expect([status, Number(headers.get('retry-after'))]).toEqual([
          503,
          expect.toSatisfy((seconds: number) => seconds > 0),
        ])
    }
    // Connections to the killed one serve pages for a moment longer: only another one tells that it is back.
    const isAnother = () => isRunning(postmaster()) && postmaster() !== before
    await until(
      async () => isAnother() && (await page()).status === 200 && (await isServing()),
      'the product serves again',
    )
    expect(running?.output()).toContain('The database was ended by SIGKILL; it is being started again.')
    expect(instance().children).toEqual(children)
  })

  it('stops everything on Ctrl-C, the database last', async () => {
    const pids = [...instance().children.map(({ pid }) => pid), ...serving(), postmaster()]
    running?.signal('SIGINT')
    expect(await running?.ended).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
    expect(existsSync(join(dataDir, 'instance.json'))).toBe(false)
    // With its owners, and before anything is killed again.
    if (journeysFolder !== undefined) await promisify(execFile)('cp', ['-a', dataDir, journeysFolder])
  })

  it('leaves nothing running when it is killed, and starts again on the same data', async () => {
    const killed = await start()
    const pids = [...instance().children.map(({ pid }) => pid), ...serving(), postmaster()]
    killed.signal('SIGKILL')
    await killed.ended
    await until(() => !pids.some(isRunning), 'what it started has gone')
    const next = await start()
    await until(isServing, 'it serves')
    expect(next.output()).not.toContain('sample content')
    next.signal('SIGTERM')
    expect(await next.ended).toBe(0)
  })

  it('is emptied by npm run reset', async () => {
    const reset = launch('reset', { VITRINE_DATA_DIR: dataDir }, ['--yes'])
    expect(await reset.ended).toBe(0)
    expect(await readdir(dataDir)).toEqual([])
  })
})

async function onNewConnection(url: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    request(
      url,
      { agent: false },
      (response) =>
        void response.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks).toString()), reject),
    )
      .on('error', reject)
      .end()
  })
}
