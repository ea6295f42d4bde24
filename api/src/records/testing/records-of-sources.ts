import { expect, it } from 'vitest'
import type { TestApi, TestCall } from '../../testing/test-api.ts'

export const revisionOf = (revision: number) => ({ 'if-match': `"${revision}"` })

interface RecordsOfSources {
  api: TestApi
  staff: TestCall
  /** The calls of staff, and those of everybody. */
  admin: string
  items: string
  /** In events, the audit log and the tombstones. */
  entity: string
  /** A valid form; those of one number have one id of their source. */
  input: (number: number) => { title: string; [field: string]: unknown }
  /** What a response has beside the form. */
  shown: (id: number) => object
  /** Some other source, in which the same id names another record. */
  otherSource: string
  /** Some other value of a field. */
  change: object
}

/** What holds of every kind of record that is known by its source and the id there. */
export function testRecordsOfSources({
  api,
  staff,
  admin,
  items,
  entity,
  input,
  shown,
  otherSource,
  change,
}: RecordsOfSources): void {
  const { database } = api.data

  it('is created with its event and its audit entry, and everybody reads it', async () => {
    const { status, body } = await staff('POST', admin, { body: input(1) })
    expect(status).toBe(201)
    expect(body).toEqual({ ...input(1), id: body.id, ...shown(body.id), revision: 1 })
    expect((await api.visitor('GET', `${items}/${body.id}`)).body.title).toBe(input(1).title)
    expect(
      await database.selectFrom('outbox_events').select('type').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ type: `${entity}.created.v1` })
    expect(
      await database.selectFrom('audit_entries').select('action').orderBy('id', 'desc').executeTakeFirst(),
    ).toEqual({ action: `${entity}.created` })
  })

  it("has an id of its source's that no other of this source has, also where two ask at once", async () => {
    const twins = await Promise.all([
      staff('POST', admin, { body: input(2) }),
      staff('POST', admin, { body: input(2) }),
    ])
    expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(twins.find(({ status }) => status === 409)?.body.errors).toMatchObject([
      { field: 'externalId', errorCode: 'exists' },
    ])
    expect((await staff('POST', admin, { body: { ...input(2), source: otherSource } })).status).toBe(201)
    for (const number of [1, 2])
      expect(
        (await staff('POST', admin, { body: { ...input(number), title: 'Without id', externalId: null } }))
          .status,
      ).toBe(201)
  })

  it('is changed by whoever has seen its newest revision alone, and leaves a tombstone when it is deleted', async () => {
    const { body: created } = await staff('POST', admin, { body: input(3) })
    const path = `${admin}/${created.id}`
    const headers = revisionOf(created.revision)
    expect((await staff('PUT', path, { body: { ...input(3), ...change }, headers })).body).toMatchObject({
      ...change,
      revision: created.revision + 1,
    })
    expect((await staff('PUT', path, { body: input(3), headers })).status).toBe(412)
    expect((await staff('DELETE', path, { headers })).status).toBe(412)
    expect((await staff('DELETE', path)).status).toBe(204)
    expect([
      (await staff('GET', path)).status,
      (await api.visitor('GET', `${items}/${created.id}`)).status,
    ]).toEqual([404, 404])
    expect(
      await database
        .selectFrom('tombstones')
        .select(['id', 'revision'])
        .where('entity', '=', entity)
        .execute(),
    ).toEqual([{ id: created.id, revision: created.revision + 2 }])
  })
}
