import type { estypes } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'

/** The field of whole names in the alphabet's order, which suggestions begin with. */
export const COMPLETION = 'completion'
/** Names alike up to here are one; suggestions then look for them another way. */
const NAME_MAX = 100

/** What is searched by its owner alone is few: the engine could not tell owners apart here. */
export function hasCompletion({ scopeRequired = [] }: AnyIndex): boolean {
  return scopeRequired.length === 0
}

export const completionProperty: estypes.MappingCompletionProperty = {
  type: 'completion',
  analyzer: 'keyword',
  max_input_length: NAME_MAX,
}
