import { readFileSync } from 'node:fs'
import { loadConfig, settingNames } from '@vitrine/platform/config'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

const duration = z.string().regex(/^\d+(ms|s|m)$/)
const healthcheck = z.strictObject({
  test: z.tuple([z.enum(['CMD', 'CMD-SHELL']), z.string()], z.string()),
  interval: duration,
  timeout: duration,
  retries: z.int().positive(),
})
const service = z.strictObject({
  // The digest decides what is pulled, the tag says which version it is. What we build ourselves has no
  // digest.
  image: z.string().regex(/^(vitrine:local|[a-z0-9./-]+:(?!latest@)[\w.-]+@sha256:[\da-f]{64})$/),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  restart: z.enum(['unless-stopped', 'on-failure']),
  user: z.string().optional(),
  // What a break-in would need: rights, a way to more of them, a place to write to.
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  read_only: z.literal(true),
  tmpfs: z.array(z.string().regex(/^\/[\w/]+(:exec)?$/)),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^([a-z-]+:\/[^:]+|\.\/deploy\/[a-z-]+\.sh:\/[^:]+:ro)$/)).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .optional(),
  healthcheck: healthcheck.optional(),
  shm_size: z.string().optional(),
  stop_grace_period: duration.optional(),
})
const composeSchema = z.strictObject({
  name: z.string(),
  'x-locked': z.unknown(),
  'x-minio-root': z.unknown(),
  'x-product': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})),
})

/** As compose fills variables in from .env. */
const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'a-password',
  POSTGRES_ADMIN_PASSWORD: 'an-admin-password',
  S3_ACCESS_KEY: 'an-access-key',
  S3_SECRET_KEY: 'a-secret-key',
  MINIO_ROOT_USER: 'a-root',
  MINIO_ROOT_PASSWORD: 'a-root-password',
}
const filledIn = (text: string) =>
  text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, fallback: string | undefined) => given[name] ?? fallback ?? '',
  )

const compose = composeSchema.parse(parse(filledIn(read('docker-compose.yml')), { merge: true }))
const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined)

describe('docker-compose.yml', () => {
  it('runs every part that production has', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'api',
      'elasticsearch',
      'mail',
      'minio',
      'minio-init',
      'postgres',
      'redis',
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
      expect(hosts).toEqual(['postgres:5432', 'redis:6379', 'elasticsearch:9200', 'minio:9000', 'mail:1025'])
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

  it('gives the product neither the superuser of the database nor the administrator of the pictures', () => {
    const secrets = [given['POSTGRES_ADMIN_PASSWORD'], given['MINIO_ROOT_USER'], given['MINIO_ROOT_PASSWORD']]
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
        compose.services['minio']?.environment?.['MINIO_ROOT_USER'],
      )
    }
    expect(read('deploy/postgres-init.sh')).toMatch(/^CREATE ROLE vitrine LOGIN PASSWORD/m)
    expect(read('deploy/minio-init.sh')).toContain('arn:aws:s3:::$S3_BUCKET/*')
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
