import type { estypes } from '@elastic/elasticsearch'
import { defaultSearchLimits, type AnyIndex } from '../../index-definition.ts'
import { madeBy } from '../made-by.ts'
import { analysis } from './analysis.ts'
import { AROUND } from './deep-page.ts'
import { COMPLETION, completionProperty, hasCompletion } from './completion.ts'
import { numberNames, sortName } from './sorting.ts'
import { SOUNDS, soundsProperty } from './vocabulary.ts'

/** Raised whenever mappings or analysis change. */
export const LAYOUT = 11
/** Whoever writes refreshes; the index's own refresh is only for what a writer that died has left. */
const REFRESH_INTERVAL = '1s'
/** Lucene refuses longer terms; a name that long is found by its words. */
const WHOLE_NAME_MAX = 8_000

/**
 * Everything the index may hold is named; a field that is not is refused, so that no document grows the
 * mapping.
 */
export function mappingsOf(definition: AnyIndex): estypes.MappingTypeMapping {
  const { textFields, keywordFields, numberFields = [], sortFields } = definition
  const names = textFields.map(({ field }) => field)
  return {
    dynamic: 'strict',
    _meta: { version: madeBy(definition, LAYOUT) },
    // A rebuild reads the database, never the index: texts need not be kept.
    _source: { excludes: [...names, SOUNDS, COMPLETION] },
    properties: {
      id: { type: 'long' },
      // The version that guards writes cannot be summed up; this can.
      revision: { type: 'long', index: false },
      // Kept, not looked into.
      card: { type: 'object', enabled: false },
      ...propertiesFor(keywordFields, { type: 'keyword' }),
      ...propertiesFor(namesOf(sortFields, 'text'), { type: 'keyword' }),
      ...Object.fromEntries(sortFields.filter(({ type }) => type === 'text').flatMap(beginningsOf)),
      ...propertiesFor([...numberFields, ...namesOf(sortFields, 'number')], { type: 'double' }),
      ...propertiesFor(names, textProperty),
      ...propertiesFor(names.slice(0, 1), nameProperty),
      [SOUNDS]: soundsProperty,
      ...(hasCompletion(definition) && { [COMPLETION]: completionProperty }),
    },
  }
}

function namesOf(fields: AnyIndex['sortFields'], wanted: 'text' | 'number'): string[] {
  return fields.filter(({ type }) => type === wanted).map(sortName)
}

/** Lists begin at a value of the first number alone; the others are only sorted by. */
function beginningsOf(
  key: AnyIndex['sortFields'][number],
): [name: string, property: estypes.MappingProperty][] {
  return numberNames(key).map((name, at) => [name, { type: 'long', index: at === 0 }])
}

function propertiesFor(
  fields: readonly string[],
  property: estypes.MappingProperty,
): Record<string, estypes.MappingProperty> {
  return Object.fromEntries(fields.map((field) => [field, property]))
}

const textProperty: estypes.MappingTextProperty = {
  type: 'text',
  analyzer: 'words',
  fields: {
    stems: { type: 'text', analyzer: 'stems' },
    joined: {
      type: 'text',
      analyzer: 'joined',
      search_analyzer: 'stems',
      index_options: 'docs',
      norms: false,
    },
  },
}

/** What only the record's name is looked at for: being the text, having its words, and beginning with it. */
const nameProperty: estypes.MappingTextProperty = {
  ...textProperty,
  fields: {
    ...textProperty.fields,
    whole: { type: 'keyword', normalizer: 'whole', ignore_above: WHOLE_NAME_MAX },
    same_words: { type: 'text', analyzer: 'same_words', index_options: 'docs', norms: false },
    starts: {
      type: 'text',
      analyzer: 'starts',
      search_analyzer: 'words',
      index_options: 'docs',
      norms: false,
    },
  },
}

/** Over how many machines an index spreads. */
export interface Spread {
  shards: number
  /** Undefined: one where there is a second machine. */
  replicas: number | undefined
}

/** Settings for filling: nothing is searched yet, so nothing is refreshed or copied. */
export function buildingSettings({ shards }: Spread): estypes.IndicesIndexSettings {
  return {
    analysis,
    number_of_shards: shards,
    number_of_replicas: 0,
    refresh_interval: -1,
    // The last page is asked for with some hits behind it.
    max_result_window: defaultSearchLimits.window + AROUND,
    // A removal is remembered this long, so that an older upsert that comes late stays out.
    gc_deletes: '1h',
  }
}

export function liveSettings({ replicas }: Spread): estypes.IndicesIndexSettings {
  return {
    refresh_interval: REFRESH_INTERVAL,
    ...(replicas === undefined
      ? { auto_expand_replicas: '0-1' }
      : { auto_expand_replicas: 'false', number_of_replicas: replicas }),
  }
}
