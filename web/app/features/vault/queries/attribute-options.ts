import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@vitrine/contracts/client'
import type { AttributeType } from '@vitrine/contracts/custom-attributes/attributes'
import { listAttributes } from '@vitrine/contracts/custom-attributes/endpoints'

/** What the options of every such picker are kept under. */
export const attributeOptionsKey = ['vault', 'attribute-options'] as const

/** Insurers or storage locations that hold a text, for a picker. */
export const attributeOptions = (call: Client, type: AttributeType, text: string) =>
  queryOptions({
    queryKey: [...attributeOptionsKey, type, text],
    queryFn: ({ signal }) =>
      call(listAttributes, { query: { 'f.type': type, 'f.displayName': text } }, { signal }),
  })
