import type { EndpointPath } from '../endpoint.ts'

export const send = { method: 'POST', path: '/api/v1/contact/messages' } as const satisfies EndpointPath

export const manageMessages = {
  method: 'GET',
  path: '/api/v1/contact/admin/contact-messages',
} as const satisfies EndpointPath
export const manageMessage = {
  method: 'GET',
  path: '/api/v1/contact/admin/contact-messages/:id',
} as const satisfies EndpointPath
export const changeState = {
  method: 'PUT',
  path: '/api/v1/contact/admin/contact-messages/:id/state',
} as const satisfies EndpointPath
export const deleteMessage = {
  method: 'DELETE',
  path: '/api/v1/contact/admin/contact-messages/:id',
} as const satisfies EndpointPath
