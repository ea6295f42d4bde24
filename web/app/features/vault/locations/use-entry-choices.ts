import { useQuery } from '@tanstack/react-query'
import { attributeLimits, type AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'
import { browserCall } from '../../../shared/api/browser-queries.ts'
import { attributeOptionsKey } from '../queries/attribute-options.ts'
import { locations } from '../queries/locations.ts'
import { pathText } from './location-words.ts'

/** Locations with the path to each; insurers by name. */
export function useEntryChoices(type: AttributeType) {
  const places = useQuery({ ...locations(browserCall), enabled: type === 'STORAGE_LOCATION' })
  const insurers = useQuery({
    queryKey: [...attributeOptionsKey, type, 'all'],
    queryFn: ({ signal }) =>
      browserCall(listAttributes, { query: { 'f.type': type, limit: attributeLimits.pageMax } }, { signal }),
    enabled: type === 'INSURANCE',
  })
  return type === 'INSURANCE'
    ? { ...insurers, data: insurers.data?.items.map(({ id, displayName }) => ({ id, name: displayName })) }
    : { ...places, data: places.data?.map((place) => ({ id: place.id, name: pathText(place) })) }
}
