import { recordFields, type RecordField } from '@vitrine/contracts/vault-records/record-fields'
import { costKinds, measures, valuationBases } from '@vitrine/contracts/vault-records/row-choices'
import { columnOf } from '@vitrine/database/column-names'
import { ownershipValue } from '@vitrine/domain/vault/record-columns'
import { sql, type RawBuilder } from 'kysely'

/** A field of a record in the spreadsheet. */
export interface RecordColumn {
  label: string
  name: string
  /** 'text' may be run as a formula, and is guarded; 'day' is written as days are. */
  kind: 'text' | 'day' | 'value'
  /** Of `item` and its `record`. */
  value: RawBuilder<unknown>
}

type Choices = readonly { name: string; label: string }[]

const labelled = (value: RawBuilder<unknown>, choices: Choices) =>
  sql`CASE ${value} ${sql.join(
    choices.map(({ name, label }) => sql`WHEN ${sql.lit(name)} THEN ${sql.lit(label)}`),
    sql` `,
  )} END`

const price = (amount: RawBuilder<unknown>) => sql`to_char(${amount}, 'FM999999999990.00')`

const lists: Partial<Record<RecordField['name'], RawBuilder<unknown>>> = {
  measurements: sql`(SELECT string_agg(concat_ws(' ', ${labelled(sql`entry ->> 'measure'`, measures)}, entry ->> 'value', entry ->> 'unit', nullif(entry ->> 'note', '')), '; ') FROM jsonb_array_elements(record.measurements) AS entry)`,
  parts: sql`(SELECT string_agg(concat_ws(' ', nullif(entry ->> 'number', ''), entry ->> 'name', '(' || nullif(entry ->> 'note', '') || ')'), '; ') FROM jsonb_array_elements(record.parts) AS entry)`,
  provenance: sql`(SELECT string_agg(concat_ws(': ', nullif(entry ->> 'dateText', ''), entry ->> 'event'), '; ') FROM jsonb_array_elements(record.provenance) AS entry)`,
  costs: sql`(SELECT string_agg(concat_ws(' ', ${labelled(sql`cost.kind`, costKinds)}, ${price(sql`cost.amount`)}, cost.currency, to_char(cost.day, 'MM/DD/YYYY'), nullif(cost.note, '')), '; ' ORDER BY cost.place) FROM vault_item_costs cost WHERE cost.item_id = item.id)`,
  valuations: sql`(SELECT string_agg(concat_ws(' ', ${labelled(sql`given.basis`, valuationBases)}, concat_ws(' to ', ${price(sql`given.amount`)}, ${price(sql`given.amount_max`)}), given.currency, to_char(given.day, 'MM/DD/YYYY'), nullif(given.valuer, ''), CASE WHEN given.is_insured_value THEN '(insured value)' END), '; ' ORDER BY given.place) FROM vault_given_valuations given WHERE given.item_id = item.id)`,
}

function columnFor(field: RecordField): RecordColumn[] {
  const { label, name } = field
  const column = sql.ref(`record.${columnOf(name)}`)
  switch (field.kind) {
    case 'line':
    case 'text':
      return [{ label, name, kind: 'text', value: column }]
    case 'choice':
      return [
        {
          label,
          name,
          kind: 'value',
          value: labelled(name === 'ownership' ? ownershipValue : column, field.choices),
        },
      ]
    case 'day':
      return [{ label, name, kind: 'day', value: column }]
    case 'amount':
      // A sold price in US dollars stands in its own documented column.
      return [{ label, name, kind: 'value', value: column }]
    case 'currency':
    case 'count':
      return [{ label, name, kind: 'value', value: column }]
    case 'rows': {
      const value = lists[name]
      return value ? [{ label, name, kind: 'text', value }] : []
    }
  }
}

/** What records add to the spreadsheet of a vault, behind the documented columns. */
export const recordCsvColumns: readonly RecordColumn[] = [
  ...recordFields.flatMap(columnFor),
  { label: 'Earliest year', name: 'earliestYear', kind: 'value', value: sql`record.earliest_year` },
  { label: 'Latest year', name: 'latestYear', kind: 'value', value: sql`record.latest_year` },
]
