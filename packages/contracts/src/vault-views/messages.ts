import { atMost } from '../vault-items/messages.ts'
import { viewLimits as limits } from './limits.ts'

export const viewMessages = {
  required: 'Required Field',
  oneLine: 'Please use one line of visible characters.',
  nameTooLong: atMost(limits.nameMax),
  nameTaken: 'You have a view of this name already. Please use another name.',
  tooMany: `You can have at most ${limits.viewsMax} saved views. Please delete some that you do not use.`,
  empty: 'Please choose a filter or an order first.',
} as const
