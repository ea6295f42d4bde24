import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRunning, launch, readJson, until, type Launcher } from './support/launcher.ts'

const instanceSchema = z.object({ pid: z.int(), url: z.string(), children: z.array(z.object({ role: z.string(), pid: z.int() })) })

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
  running = launch('start', { VITRINE_DATA_DIR: dataDir, PORT: '0' })
  await running.shows('To try')
  return running
}

const instance = () => instanceSchema.parse(readJson(join(dataDir, 'instance.json')))
const isServing = async () => (await fetch(`${instance().url}/health/ready`).catch(() => null))?.ok === true
const postmaster = () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** One life of a data folder, told in order: each step goes on from the one before. */
describe('npm start', () => {
  it('runs the product, and shows where and as whom', async () => {
    const first = await start()
    expect(await isServing()).toBe(true)
    expect(first.output()).toContain(`Vitrine runs at ${instance().url}`)
    expect(first.output()).toContain('Missing sample content is being filled in')
    expect(first.output()).toMatch(/staff@vitrine\.example +\S+ /)
    for (const secret of ['accounts.json', 'instance.json', 'postgres.password']) expect((await stat(join(dataDir, secret))).mode & 0o077, secret).toBe(0)
  })

  it('refuses a second start on the same folder, and names the first', async () => {
    const second = launch('start', { VITRINE_DATA_DIR: dataDir, PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toMatch(new RegExp(`^Vitrine runs already .* \\(pid ${running?.pid}\\).*$`))
  })

  it('starts the api again when it dies', async () => {
    const before = instance().children.find(({ role }) => role === 'api')?.pid ?? 0
    process.kill(before, 'SIGKILL')
    await until(() => instance().children.some(({ role, pid }) => role === 'api' && pid !== before), 'another api process')
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
      if (status !== 200) expect([status, Number(headers.get('retry-after'))]).toEqual([503, expect.toSatisfy((seconds: number) => seconds > 0)])
    }
    await until(async () => (await page()).status === 200 && (await isServing()), 'the product serves again')
    expect(postmaster()).not.toBe(before)
    expect(running?.output()).toContain('The database was ended by SIGKILL; it is being started again.')
    expect(instance().children).toEqual(children)
  })

  it('stops everything on Ctrl-C, the database last', async () => {
    const pids = [...instance().children.map(({ pid }) => pid), postmaster()]
    running?.signal('SIGINT')
    expect(await running?.ended).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
    expect(existsSync(join(dataDir, 'instance.json'))).toBe(false)
  })

  it('leaves nothing running when it is killed, and starts again on the same data', async () => {
    const killed = await start()
    const pids = [...instance().children.map(({ pid }) => pid), postmaster()]
    killed.signal('SIGKILL')
    await killed.ended
    await until(() => !pids.some(isRunning), 'what it started has gone')
    const next = await start()
    expect(await isServing()).toBe(true)
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
