import fastifyStatic from '@fastify/static'
import { isStaff } from '@vitrine/contracts/access'
import { errorCatalogue, type ErrorResponse } from '@vitrine/contracts/errors'
import { PRODUCT_NAME } from '@vitrine/contracts/product'
import type { Config } from '@vitrine/platform/config'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MEDIA_PATH } from '@vitrine/contracts/media/renditions'
import { CONSOLE_ROOTS } from '../http/path-prefixes.ts'
import { actorOrSignIn, type ActorOf } from '../http/staff-gate.ts'

export interface ConsoleParts {
  config: Pick<Config, 'IMAGE_HOSTS' | 'SUPPORT_EMAIL'>
  actorOf: ActorOf
  /** The built console: index.html and assets/. */
  folder: string
  /** How the site says that there is no such page. */
  notFound?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/**
 * The paths of the staff console. Calls of the api below them (`/oms/cache/scenario`) ask for JSON and get no
 * page.
 */
const pagePaths = CONSOLE_ROOTS.flatMap((root) => [root, `${root}/*`])
const HOME = '/oms/index'

const A_YEAR = 31_536_000

/** Serves the staff console to staff; sends visitors to sign in and tells members that there is no such page. */
export async function registerConsole(fastify: FastifyInstance, parts: ConsoleParts): Promise<void> {
  const { folder } = parts
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return
  const template = readFileSync(index, 'utf8')
  await fastify.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/oms/assets/',
    decorateReply: false,
    index: false,
    // Compressed twins are made at build.
    preCompressed: true,
    // Names hold a hash of the content.
    cacheControl: true,
    immutable: true,
    maxAge: A_YEAR * 1000,
  })
  for (const path of pagePaths)
    fastify.get(path, (request, reply) => response(request, reply, template, parts))
}

async function response(
  request: FastifyRequest,
  reply: FastifyReply,
  template: string,
  parts: ConsoleParts,
): Promise<FastifyReply> {
  void reply.headers({ 'cache-control': 'no-store', vary: 'accept, cookie' })
  if (!wantsPage(request)) return await respondNoSuchCall(reply)
  const path = request.url.split('?', 1)[0] ?? ''
  const actor = await actorOrSignIn(request, reply, parts.actorOf)
  if (!actor) return reply
  if (!isStaff(actor)) return await (parts.notFound?.(request, reply) ?? respondNotFound(reply, parts))
  if (/^\/(app\/oms|oms)\/?$/.test(path)) return await reply.redirect(HOME, 302)
  const nonce = randomBytes(16).toString('base64')
  const settings = { imageHosts: parts.config.IMAGE_HOSTS, mediaBase: MEDIA_PATH }
  return await reply
    .header('content-security-policy', consolePolicy(nonce, parts.config.IMAGE_HOSTS))
    .type('text/html; charset=utf-8')
    .send(renderConsolePage(template, { nonce, settings }))
}

/** Browsers name text/html when they open a page; whoever takes anything is shown the page, too. */
function wantsPage({ headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '*/*'
  return /text\/html/i.test(accepted) || (/\*\/\*/.test(accepted) && !/application\/json/i.test(accepted))
}

async function respondNoSuchCall(reply: FastifyReply): Promise<FastifyReply> {
  const { status, message } = errorCatalogue.NOT_FOUND
  return await reply.status(status).send({ errorCode: 'NOT_FOUND', message } satisfies ErrorResponse)
}

async function respondNotFound(reply: FastifyReply, { config }: ConsoleParts): Promise<FastifyReply> {
  return await reply
    .status(404)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    .type('text/html; charset=utf-8')
    .send(notFoundDocument(config.SUPPORT_EMAIL))
}

/**
 * What the page tells its scripts: settings that the browser needs to check a picture's URL before it asks
 * us.
 */
interface ConsoleSettings {
  imageHosts: readonly string[]
  mediaBase: string
}

const STYLE_NONCE = '%STYLE_NONCE%'
const SETTINGS = '%CONSOLE_SETTINGS%'

/** @param template the built index.html, with its two placeholders */
function renderConsolePage(
  template: string,
  { nonce, settings }: { nonce: string; settings: ConsoleSettings },
): string {
  return template
    .replaceAll(STYLE_NONCE, nonce)
    .replaceAll(SETTINGS, escapeAttribute(JSON.stringify(settings)))
}

/** Scripts from ourselves only; styles from ourselves and those that the style library marks with the nonce. */
function consolePolicy(nonce: string, imageHosts: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Sizes and places that are known when the page runs.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${imageHosts.map((host) => `https://${host}`).join(' ')}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For a member whose account may not see this: as if there were nothing here. */
function notFoundDocument(supportEmail: string): string {
  const support = escapeAttribute(supportEmail)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Page not found - ${PRODUCT_NAME}</title></head>
<body>
<main>
<h1>Page not found</h1>
<p>We can find all of your antiques, but not the page you requested.</p>
<p>Need help? Write to <a href="mailto:${support}">${support}</a>.</p>
<p><a href="/">Back to ${PRODUCT_NAME}</a></p>
</main>
</body>
</html>
`
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/**
 * `admin/dist` of this project, seen from the bundle as well as from the source: the nearest folder above
 * that has an admin.
 */
export function consoleFolder(from: string = import.meta.dirname): string {
  const candidate = join(from, 'admin', 'dist')
  const above = dirname(from)
  return existsSync(join(from, 'admin', 'package.json')) || above === from ? candidate : consoleFolder(above)
}
