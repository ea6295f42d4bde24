import { readFileSync } from 'node:fs'
import { loadConfig, settingNames } from '@vitrine/platform/config'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { VERSITYGW_VERSION } from './services/s3-servers.ts'
import { compose, composeText, given } from './testing/compose-file.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined)

describe('docker-compose.yml', () => {
  it('runs every part that production has', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'api',
      'elasticsearch',
      'mail',
      'postgres',
      'redis',
      'storage',
      'storage-init',
      'workers',
    ])
  })

  it.each(ours)('gives %s settings that the product knows and takes', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
    expect(loadConfig(environment)).toMatchObject({
      isProduction: true,
      SEARCH_DISTRIBUTION: 'elasticsearch',
    })
  })

  it('runs one role a container', () => {
    expect(ours.map(([name, { environment }]) => [name, loadConfig(environment ?? {}).ROLES])).toEqual([
      ['api', ['api']],
      ['workers', ['workers']],
    ])
  })

  it('reaches each server by the name and port of its service', () => {
    for (const [, { environment = {} }] of ours) {
      const hosts = ['DATABASE_URL', 'REDIS_URL', 'SEARCH_URL', 'S3_ENDPOINT', 'SMTP_URL'].map(
        (name) => new URL(environment[name] ?? '').host,
      )
      expect(hosts).toEqual([
        'postgres:5432',
        'redis:6379',
        'elasticsearch:9200',
        'storage:9000',
        'mail:1025',
      ])
    }
  })

  it('waits for healthy parts only, and declares each volume', () => {
    for (const { depends_on: parts = {}, volumes = [] } of Object.values(compose.services)) {
      for (const [part, { condition }] of Object.entries(parts)) {
        if (condition === 'service_healthy') expect(compose.services[part]?.healthcheck, part).toBeDefined()
        else expect(compose.services[part]?.restart, part).toBe('on-failure')
      }
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('./')) expect(() => read(source), source).not.toThrow()
        else expect(Object.keys(compose.volumes)).toContain(source)
      }
    }
  })

  it('says beside each pinned image how old it is', () => {
    const pinned = composeText.match(/^ *image: .*@sha256:.*$/gm) ?? []
    expect(pinned).not.toEqual([])
    for (const line of pinned) expect(line).toMatch(/@sha256:[\da-f]{64} # \d{4}-\d{2}-\d{2}$/)
  })

  it('runs the storage server that the contract of storage is run on', () => {
    for (const part of ['storage', 'storage-init'])
      expect(compose.services[part]?.image, part).toContain(`/versitygw:${VERSITYGW_VERSION}@`)
  })

  it('takes another S3 from .env', () => {
    expect(composeText).toContain('S3_ENDPOINT: ${S3_ENDPOINT:-http://storage:9000}')
  })

  it('gives the product neither the superuser of the database nor the administrator of the pictures', () => {
    const secrets = [
      given['POSTGRES_ADMIN_PASSWORD'],
      given['STORAGE_ADMIN_KEY'],
      given['STORAGE_ADMIN_SECRET'],
    ]
    for (const [name, { environment = {} }] of ours) {
      for (const secret of secrets)
        expect(
          Object.values(environment).some((value) => value.includes(secret ?? '?')),
          name,
        ).toBe(false)
      expect(new URL(environment['DATABASE_URL'] ?? '').username).not.toBe(
        compose.services['postgres']?.environment?.['POSTGRES_USER'],
      )
      expect(environment['S3_ACCESS_KEY']).not.toBe(
        compose.services['storage']?.environment?.['ROOT_ACCESS_KEY'],
      )
    }
    expect(read('deploy/postgres-init.sh')).toMatch(/^CREATE ROLE vitrine LOGIN PASSWORD/m)
  })

  it('holds no secret: each stands in .env.example, without a value', () => {
    const example = read('.env.example')
    for (const name of Object.keys(given)) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'))
    expect(read('.gitignore')).toMatch(/^\.env$/m)
    expect(read('.dockerignore')).toMatch(/^\.env$/m)
  })
})

describe('Dockerfile', () => {
  const text = read('Dockerfile')

  it('sets only settings that the product knows', () => {
    const last = text.slice(text.lastIndexOf('FROM '))
    const names = [...(/^ENV ((?:.*\\\n)*.*)$/m.exec(last)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
      ([, name]) => name,
    )
    expect(names).toContain('NODE_ENV')
    expect(names.filter((name) => !settingNames.includes(name ?? ''))).toEqual([])
  })

  it('does not run as root, tells its health, and starts a command that is there', () => {
    expect(text).toMatch(/^USER node$/m)
    expect(text).toMatch(/^HEALTHCHECK /m)
    const command = z
      .tuple([z.literal('node'), z.string()])
      .parse(JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? ''))
    expect(() => read(command[1])).not.toThrow()
  })

  it('builds and runs the Node that the project is locked to', () => {
    const major = read('.node-version').trim()
    expect(
      [...text.matchAll(/^FROM node:(\d+)[\w.-]+@sha256:[\da-f]{64}( AS build)?$/gm)].map(
        ([, version]) => version,
      ),
    ).toEqual([major, major])
  })
})
