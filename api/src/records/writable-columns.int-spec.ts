import { DiscoveryService } from '@nestjs/core'
import { aCategory } from '@vitrine/testing/dictionary-records'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anAuction } from '../testing/auction-fixtures.ts'
import { staffApi, type TestApi, type TestCall } from '../testing/test-api.ts'
import type { StaffRecord } from './define-record.ts'

let api: TestApi
let staff: TestCall
let categoryId: number
let records: readonly StaffRecord[]

beforeAll(async () => {
  ;({ api, staff } = await staffApi())
  categoryId = await aCategory(api.data.database, { title: 'Glass', url: 'glass' })
  records = api.app
    .get(DiscoveryService, { strict: false })
    .getControllers()
    .flatMap(({ instance }) => (isRecordController(instance) ? [instance.record] : []))
})
afterAll(() => api.close())

const isRecordController = (instance: unknown): instance is { record: StaffRecord } =>
  typeof instance === 'object' && instance !== null && 'record' in instance

/** A valid form of each record; two numbers make two that may exist beside each other. */
const forms: Record<string, (number: number) => object> = {
  mark: (number) => ({
    title: `Mark ${number}`,
    categoryId,
    kind: 'Porcelain',
    source: 'Staff',
    picture: '/media/x.webp',
  }),
  book: (number) => ({
    title: `Book ${number}`,
    authors: ['Ada Plume'],
    year: 1899,
    categoryId,
    language: 'en',
    source: 'Staff',
  }),
  'sold-item': (number) => ({
    title: `Vase ${number}`,
    categoryId,
    saleDate: '2020-02-29',
    price: 120.5,
    currency: 'USD',
    source: 'Staff',
  }),
  synonym: (number) => ({ kind: 'equal', terms: [`ewer ${number}`, `jug ${number}`] }),
  'forbidden-word': (number) => ({ word: `word${number}` }),
  auction: () => anAuction({ categoryId }),
  'data-partner': (number) => ({
    source: `House ${number}`,
    sourceUrl: `house-${number}`,
    graphicUrl: '/media/partners/house.svg',
    bgColor: '#1F3A2E',
  }),
  'dictionary-author': (number) => ({ lastName: `Plume ${number}`, url: `plume-${number}` }),
  'discount-code': (number) => ({
    code: `SPRING-${number}`,
    kind: 'percent',
    percent: 20,
    products: ['Unlimited'],
    billingPeriods: ['Monthly'],
  }),
}

interface Column {
  name: string
  type: string
}

async function columnsOf({ table }: StaffRecord): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table}
  `.execute(api.data.database)
  return rows
}

async function rowOf({ table }: StaffRecord, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    SELECT to_jsonb(${sql.table(table)}) AS row FROM ${sql.table(table)} WHERE id = ${id}
  `.execute(api.data.database)
  return rows[0]?.row ?? {}
}

const FOREIGN = /smuggled|987654|2001-02-03|true/

/** What no record has by itself: recognized by `FOREIGN` in its row. */
function foreignValue(type: string): unknown {
  if (/int|numeric|double/.test(type)) return 987_654
  if (type === 'boolean') return true
  if (/^(timestamp|date)/.test(type)) return '2001-02-03T04:05:06.000Z'
  if (type === 'ARRAY') return ['smuggled']
  if (type === 'jsonb') return [{ smuggled: true }]
  return 'smuggled'
}

const fieldOf = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

function fieldsOf({ endpoints }: StaffRecord): string[] {
  const { properties = {} } = z.toJSONSchema(endpoints.update.body ?? z.object(), {
    io: 'input',
    unrepresentable: 'any',
  })
  return Object.keys(properties)
}

it('each staff record has a form here', () => {
  expect(records.map(({ name }) => name).toSorted()).toEqual(Object.keys(forms).toSorted())
})

describe.each(Object.keys(forms))('%s', (name) => {
  it('writes the fields that its schema names, and no other column', async () => {
    const record = records.find((each) => each.name === name)
    if (!record) throw new Error(`no controller handles ${name}`)
    const form = forms[name] ?? (() => ({}))
    const named = fieldsOf(record)
    const columns = await columnsOf(record)
    const others = columns.filter((column) => !named.includes(fieldOf(column.name)))
    expect(others.map((column) => column.name)).toEqual(expect.arrayContaining(['id', 'revision']))
    // Spelled as the column and as a field of that name would be.
    const smuggled = Object.fromEntries(
      columns.flatMap(({ name: column, type }) =>
        [column, fieldOf(column)]
          .filter((field) => !named.includes(field))
          .map((field) => [field, foreignValue(type)]),
      ),
    )

    const { path } = record.endpoints.create
    const created = await staff('POST', path, { body: { ...smuggled, ...form(1) } })
    expect([created.status, created.body.revision]).toEqual([201, 1])
    const before = await rowOf(record, created.body.id)
    for (const column of others)
      expect(`${column.name} ${JSON.stringify(before[column.name])}`).not.toMatch(FOREIGN)

    const updated = await staff('PUT', `${path}/${created.body.id}`, {
      body: { ...smuggled, ...form(1) },
      headers: { 'if-match': '"1"' },
    })
    expect([updated.status, updated.body.id, updated.body.revision]).toEqual([200, created.body.id, 2])
    const after = await rowOf(record, created.body.id)
    expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null, revision: 2 })
  })
})
