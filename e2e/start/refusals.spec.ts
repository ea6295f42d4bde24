import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from './support/launcher.ts'

let dataDir: string
let taken: Server

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-refusals-'))
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  taken.close()
  await rm(dataDir, { recursive: true, force: true })
})

const takenPort = () => String((taken.address() as AddressInfo).port)

describe('npm start says in one line why it cannot go on', () => {
  const cases: [string, () => Record<string, string>, RegExp][] = [
    [
      'a taken port',
      () => ({ PORT: takenPort() }),
      /^Port \d+ is taken by another program\. .*PORT=\d+ npm start$/,
    ],
    [
      'a database that does not respond',
      () => ({ DATABASE_URL: 'postgres://vitrine:secret@127.0.0.1:1/x' }),
      /^The database of DATABASE_URL cannot be used: (?!.*secret).+\.$/,
    ],
    [
      'a database address that is none',
      () => ({ DATABASE_URL: 'mysql://localhost/x' }),
      /^The setting DATABASE_URL must look like postgres:.*$/,
    ],
    [
      'a data folder below a file',
      () => ({ VITRINE_DATA_DIR: join(dataDir, 'file/data') }),
      /^Vitrine cannot write to its data folder .* VITRINE_DATA_DIR .*$/,
    ],
    [
      'a data folder where there can be none',
      () => ({ VITRINE_DATA_DIR: '/proc/vitrine' }),
      /^Vitrine cannot write to its data folder \/proc\/vitrine .*$/,
    ],
    ['a port that is no number', () => ({ PORT: 'three' }), /^The setting PORT must be a port number\.$/],
    ['an unknown role', () => ({ ROLES: 'api,kitchen' }), /^The setting ROLES must be .*$/],
    [
      'production without a database',
      () => ({ NODE_ENV: 'production' }),
      /^NODE_ENV=production needs DATABASE_URL.*$/,
    ],
    [
      'production without an https address',
      () => ({
        NODE_ENV: 'production',
        DATABASE_URL: process.env['VITRINE_TEST_DATABASE_URL'] ?? '',
        PUBLIC_URL: 'http://vitrine.example',
      }),
      /^NODE_ENV=production needs a PUBLIC_URL that begins with https:.*$/,
    ],
    [
      'a Redis that does not respond',
      () => ({ REDIS_URL: 'redis://127.0.0.1:1' }),
      /^The Redis of REDIS_URL cannot be reached: .+\.$/,
    ],
  ]

  it.each(cases)('%s', async (_, environment, line) => {
    await writeFile(join(dataDir, 'file'), '')
    const start = launch('start', { VITRINE_DATA_DIR: join(dataDir, 'data'), ...environment() })
    expect(await start.ended).toBe(1)
    expect(start.output().trim()).toMatch(line)
  })

  it('leaves the data folder free for the next start', async () => {
    const again = launch('start', { VITRINE_DATA_DIR: join(dataDir, 'data'), PORT: takenPort() })
    await again.ended
    expect(again.output()).toMatch(/^Port /)
  })
})

describe('npm run reset', () => {
  it('removes nothing from a folder that is not its own', async () => {
    const reset = launch('reset', { VITRINE_DATA_DIR: dataDir }, ['--yes'])
    expect(await reset.ended).toBe(1)
    expect(reset.output()).toMatch(/does not look like a data folder of Vitrine/)
  })

  it('asks, and takes no silence for a yes', async () => {
    const reset = launch('reset', { VITRINE_DATA_DIR: join(dataDir, 'data') })
    expect(await reset.ended).toBe(1)
    expect(reset.output()).toMatch(/npm run reset -- --yes/)
  })
})
