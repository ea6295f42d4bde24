import { errorCatalogue } from '@vitrine/contracts/errors'
import { isForbidden, messageOf } from './console-client.ts'

/** Said after the server's own sentence, which does not say why the action was offered. */
const RIGHTS_CHANGED =
  'Its rights have changed since this page was opened. An administrator can give them back.'

/**
 * What to say about an action that failed, where it stays on the screen: of a right that is gone also why,
 * and who can help.
 */
export function reasonOf(error: unknown, sentence = messageOf(error)): string {
  // A refusal with a sentence of its own says by itself what is missing.
  return isForbidden(error) && sentence === errorCatalogue.FORBIDDEN.message
    ? `${sentence} ${RIGHTS_CHANGED}`
    : sentence
}
