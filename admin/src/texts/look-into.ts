import type { Finding } from '@vitrine/contracts/texts/checks'
import type { checkText } from '@vitrine/contracts/texts/endpoints'
import * as at from '@vitrine/contracts/texts/paths'
import { dataProvider } from '../providers/dataProvider.ts'
import type { TextName } from './use-text-state.ts'

/**
 * What the checks find in what is saved of a text. A look that fails finds nothing: the api refuses by itself
 * what must not be published.
 */
export async function lookInto({ kind, id }: TextName): Promise<readonly Finding[]> {
  return await dataProvider.callEndpoint<typeof checkText>(at.checkText, { params: { kind, id } }).then(
    ({ findings }) => findings,
    () => [],
  )
}
