import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { loadConfig } from '@vitrine/platform/config'
import { s3Storage } from '@vitrine/platform/storage/s3-storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@vitrine/platform/free-port'
import { onPath } from './services/on-path.ts'
import { ensureVersitygw, startS3Server } from './services/s3-servers.ts'
import type { CommandLine } from './services/unprivileged-user.ts'
import { compose } from './testing/compose-file.ts'

const run = promisify(execFile)

const { storage, 'storage-init': init, api } = compose.services
if (!storage?.command || !storage.healthcheck || !init?.entrypoint || !api)
  throw new Error('docker-compose.yml lacks a part of the storage')
const settings = loadConfig(api.environment ?? {})

const folder = mkdtempSync(join(tmpdir(), 'vitrine-compose-storage-'))
const port = await freePort()
/** What a container calls so, as it is on this machine. */
const here = (text: string) =>
  text
    .replace(/^\/(data|accounts)$/, join(folder, '$1'))
    .replace(/^\/storage-init\.sh$/, join(import.meta.dirname, '../deploy/storage-init.sh'))
    .replace('http://storage:9000', `http://127.0.0.1:${port}`)
    .replace('http://127.0.0.1:9000', `http://127.0.0.1:${port}`)
    .replace(/^:9000$/, `127.0.0.1:${port}`)
const environmentHere = (environment: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, here(value)]))

/** As `cap_drop` and `no-new-privileges` have it. */
function withoutRights(command: string, args: readonly string[]): CommandLine {
  const setpriv = onPath('setpriv')
  if (!setpriv || process.getuid?.() !== 0) return { command, args: [...args] }
  const nothing = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--pdeathsig=INT']
  return { command: setpriv, args: [...nothing, '--', command, ...args] }
}

async function startStorage() {
  return startS3Server({
    ...withoutRights(await ensureVersitygw(), (storage?.command ?? []).map(here)),
    environment: environmentHere(storage?.environment),
    health: here(storage?.healthcheck?.test.at(-1) ?? ''),
  })
}

async function runInit(changed: Record<string, string> = {}) {
  const [command = '', ...args] = (init?.entrypoint ?? []).map(here)
  const line = withoutRights(command, args)
  const programs = [dirname(await ensureVersitygw()), process.env['PATH'] ?? ''].join(delimiter)
  return run(line.command, line.args, {
    env: { PATH: programs, ...environmentHere(init?.environment), ...changed },
  })
}

const product = ({
  bucket = settings.S3_BUCKET,
  accessKey = settings.S3_ACCESS_KEY ?? '',
  secretKey = settings.S3_SECRET_KEY ?? '',
} = {}) => s3Storage({ endpoint: here(settings.S3_ENDPOINT ?? ''), bucket, accessKey, secretKey })

async function read(key: string, as = product()) {
  const object = await as.get(key)
  return object && (await buffer(object.body)).toString()
}

describe('the storage of docker-compose.yml', () => {
  let server: Awaited<ReturnType<typeof startStorage>>
  beforeAll(async () => {
    for (const volume of ['data', 'accounts']) mkdirSync(join(folder, volume))
    server = await startStorage()
    await runInit()
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  it('takes and returns a picture with the key of the product', async () => {
    await product().put('a/picture.jpg', Buffer.from('a picture'), 'image/jpeg')
    expect(await read('a/picture.jpg')).toBe('a picture')
  })

  it('gives that key one bucket, and no way to another', async () => {
    await runInit({ S3_BUCKET: 'of-somebody-else', S3_ACCESS_KEY: 'somebody-else' })
    const other = product({ bucket: 'of-somebody-else' })
    await expect(other.put('a.txt', Buffer.from('x'), 'text/plain')).rejects.toThrow(/denied|required/i)
    await expect(other.get('a.txt')).rejects.toThrow(/denied|required/i)
    await expect(product({ bucket: 'a-new-one' }).measure()).rejects.toThrow(/denied|required/i)
  })

  it('shows nothing to whoever has no key', async () => {
    await product().put('a/secret.jpg', Buffer.from('a picture'), 'image/jpeg')
    const { status } = await fetch(
      new URL(`/${settings.S3_BUCKET}/a/secret.jpg`, settings.S3_ENDPOINT && here(settings.S3_ENDPOINT)),
    )
    expect(status).toBe(403)
  })

  it('keeps everything when it is set up again, and when the server starts again', async () => {
    await product().put('a/kept.jpg', Buffer.from('kept'), 'image/jpeg')
    await runInit()
    expect(await read('a/kept.jpg')).toBe('kept')
    await server.stop()
    server = await startStorage()
    await runInit()
    expect(await read('a/kept.jpg')).toBe('kept')
  })

  it('takes another key from .env, and the old one reaches nothing any more', async () => {
    await product().put('a/moved.jpg', Buffer.from('moved'), 'image/jpeg')
    await runInit({ S3_ACCESS_KEY: 'another-key', S3_SECRET_KEY: 'another-secret' })
    expect(
      await read('a/moved.jpg', product({ accessKey: 'another-key', secretKey: 'another-secret' })),
    ).toBe('moved')
    await expect(product().get('a/moved.jpg')).rejects.toThrow(/denied|required/i)
    await runInit({ S3_SECRET_KEY: 'a-new-secret' })
    await expect(product().get('a/moved.jpg')).rejects.toThrow(/signature/i)
    expect(await read('a/moved.jpg', product({ secretKey: 'a-new-secret' }))).toBe('moved')
    await runInit()
    expect(await read('a/moved.jpg')).toBe('moved')
  })

  it('has what it stores written to the disk at once, where the file system knows how', async ({ skip }) => {
    const attributes = async (path: string) => (await run('lsattr', ['-d', path])).stdout.split(' ')[0]
    const probe = join(folder, 'probe')
    mkdirSync(probe)
    const takesIt = await run('chattr', ['+S', probe]).then(
      () => true,
      () => false,
    )
    if (!takesIt) skip('no attribute S on this file system')
    await product().put('deep/down/picture.jpg', Buffer.from('a picture'), 'image/jpeg')
    expect(await attributes(join(folder, 'data', settings.S3_BUCKET, 'deep/down/picture.jpg'))).toContain('S')
    expect(await attributes(join(folder, 'data', settings.S3_BUCKET, 'deep/down'))).toContain('S')
  })
})
