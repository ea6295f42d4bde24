import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

export const composeText = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8')

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
/** What compose reads, and what this project asks of every container. */
const composeSchema = z.strictObject({
  name: z.string(),
  'x-locked': z.unknown(),
  'x-product': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({})),
})

/** As compose fills variables in from .env. */
export const given: Record<string, string> = {
  POSTGRES_PASSWORD: 'a-password',
  POSTGRES_ADMIN_PASSWORD: 'an-admin-password',
  S3_ACCESS_KEY: 'an-access-key',
  S3_SECRET_KEY: 'a-secret-key',
  STORAGE_ADMIN_KEY: 'a-storage-admin',
  STORAGE_ADMIN_SECRET: 'a-storage-admin-secret',
}
const filledIn = (text: string) =>
  text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, fallback: string | undefined) => given[name] ?? fallback ?? '',
  )

/** docker-compose.yml with the values of `given`. */
export const compose = composeSchema.parse(parse(filledIn(composeText), { merge: true }))
