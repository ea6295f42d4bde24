import type { Address } from '../endpoint.ts'

export const contactAddresses = {
  send: { method: 'POST', path: '/api/v1/contact/messages' },

  manageMessages: { method: 'GET', path: '/api/v1/contact/admin/contact-messages' },
  manageMessage: { method: 'GET', path: '/api/v1/contact/admin/contact-messages/:id' },
  changeState: { method: 'PUT', path: '/api/v1/contact/admin/contact-messages/:id/state' },
  deleteMessage: { method: 'DELETE', path: '/api/v1/contact/admin/contact-messages/:id' },
} as const satisfies Record<string, Address>
