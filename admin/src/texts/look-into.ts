import type { Finding } from '@vitrine/contracts/texts/checks'
import { checkText } from '@vitrine/contracts/texts/endpoints'
import { dataProvider } from '../providers/dataProvider.ts'
import type { TextName } from './use-text-state.ts'

/**
 * What the checks find in what is saved of a text. A look that fails finds nothing: the api refuses by itself
 * what must not be published.
 */
export async function lookInto({ kind, id }: TextName): Promise<readonly Finding[]> {
  return await dataProvider.callEndpoint(checkText, { params: { kind, id } }).then(
    ({ findings }) => findings,
    () => [],
  )
}
