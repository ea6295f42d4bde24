import type { estypes } from '@elastic/elasticsearch'
import type { AnyIndex } from '../../index-definition.ts'
import { analysis } from './analysis.ts'

/** How soon a write is found. */
const REFRESH_INTERVAL = '200ms'

/** Everything the index may hold is named; a field that is not is refused, so that no document grows the mapping. */
export function mappingsOf(definition: AnyIndex): estypes.MappingTypeMapping {
  const [name] = definition.textFields
  return {
    dynamic: 'strict',
    _meta: { version: definition.version },
    properties: {
      // What is only shown is kept, not looked into. Any field named again below takes its own mapping.
      ...propertiesFor(Object.keys(definition.card.shape), () => ({ type: 'object', enabled: false })),
      ...propertiesFor(definition.keywordFields, () => ({ type: 'keyword' })),
      ...propertiesFor(fieldsOf(definition.textFields), (field) => textProperty(field === name.field)),
      ...propertiesFor(fieldsOf(definition.sortFields.filter(({ type }) => type === 'text')), () => ({ type: 'keyword' })),
      ...propertiesFor(fieldsOf(definition.sortFields.filter(({ type }) => type === 'number')), () => ({ type: 'long' })),
      id: { type: 'long' },
      revision: { type: 'long', index: false },
    },
  }
}

function fieldsOf(fields: readonly { field: string }[]): string[] {
  return fields.map(({ field }) => field)
}

function propertiesFor(fields: readonly string[], property: (field: string) => estypes.MappingProperty) {
  return Object.fromEntries(fields.map((field) => [field, property(field)]))
}

function textProperty(isName: boolean): estypes.MappingProperty {
  return { type: 'text', analyzer: 'words', fields: { stems: { type: 'text', analyzer: 'stems' }, ...(isName && nameFields) } }
}

/** What only the record's name is looked at for: being the text, having its words, and beginning with it. */
const nameFields: Record<string, estypes.MappingProperty> = {
  whole: { type: 'keyword', normalizer: 'whole' },
  same_words: { type: 'text', analyzer: 'same_words', index_options: 'docs', norms: false },
  starts: { type: 'text', analyzer: 'starts', search_analyzer: 'words', index_options: 'docs', norms: false },
}

/** Settings for filling: nothing is searched yet, so nothing is refreshed or copied. */
export function buildingSettings(): estypes.IndicesIndexSettings {
  return {
    analysis,
    number_of_shards: 1,
    number_of_replicas: 0,
    refresh_interval: -1,
    // A removal is remembered this long, so that an older upsert that comes late stays out.
    gc_deletes: '1h',
  }
}

export function liveSettings(): estypes.IndicesIndexSettings {
  return { refresh_interval: REFRESH_INTERVAL, auto_expand_replicas: '0-1' }
}
