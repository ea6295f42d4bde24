import { LOGIN_PAGE } from '@vitrine/contracts/identity/log-in-path'
import * as identityEndpoints from '@vitrine/contracts/identity/endpoints'
import { SIGN_OUT_FORM } from '@vitrine/contracts/identity/sign-out-form'
import { AppError } from '@vitrine/platform/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onBehalfOf, originHeaders } from '../http/asked-on-behalf.ts'

export function registerSignOutForm(site: FastifyInstance, api: FastifyInstance): void {
  site.post(SIGN_OUT_FORM, async (request, reply) => await signOut(api, request, reply))
}

/**
 * Makes the documented call in the reader's name and ends on the log-in page.
 *
 * @throws AppError CROSS_SITE_REQUEST where the form is not one of our own pages
 */
async function signOut(
  api: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Unlike the other forms of the site this one is nothing without the reader's cookie.
  const headers = {
    ...originHeaders(request),
    'x-requested-with': 'XMLHttpRequest',
    ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
  }
  const response = await onBehalfOf(request, () =>
    api.inject({
      method: identityEndpoints.signOut.method,
      url: identityEndpoints.signOut.path,
      headers,
      remoteAddress: request.ip,
    }),
  )
  if (response.statusCode === 403) throw new AppError('CROSS_SITE_REQUEST')
  if (response.statusCode === 429) throw new AppError('TOO_MANY_REQUESTS')
  if (response.statusCode >= 400) throw new Error(`signing out responded with ${response.statusCode}`)
  const cookies = response.headers['set-cookie']
  if (cookies !== undefined) void reply.header('set-cookie', cookies)
  return await reply.header('cache-control', 'private, no-store').redirect(LOGIN_PAGE, 303)
}
