import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetOneParams,
  Identifier,
  RaRecord,
  SortPayload,
  UpdateParams,
} from 'react-admin'

/** What a documented list is asked for: an offset, at most so many, and what it is filtered by. */
export interface OffsetQuery {
  offset: number
  max: number
  filter: Record<string, unknown>
  sort?: SortPayload | undefined
}

/** One page of it, whatever the documents call its parts. */
export interface OffsetPage {
  items: readonly RaRecord[]
  total: number
  /** What the response says beside its rows. */
  meta?: object
}

/** How one resource is called by the documents. What they have no call for is left out. */
export interface DocumentedCalls {
  /** The longest page that the api gives. */
  maxAtOnce: number
  list: (query: OffsetQuery) => Promise<OffsetPage>
  /** One record by its id, where the documents have a call for that. */
  read?: (id: Identifier) => Promise<RaRecord>
  /** Gives the record, or at least its id. */
  create?: (input: unknown) => Promise<RaRecord>
  /** `previous` is the record as it was read, by which the documents find it. */
  update?: (input: unknown, previous: RaRecord) => Promise<RaRecord>
  remove?: (previous: RaRecord) => Promise<void>
}

/**
 * react-admin's data provider for a resource that does not speak the simple-rest dialect: its lists are asked
 * for with an offset and a maximum, and its records are found by what was read of them, not by their id.
 */
export function documentedResource(name: string, calls: DocumentedCalls): DataProvider {
  const missing = (call: string) => async () => {
    throw new Error(`The documents have no call for ${call} of ${name}.`)
  }
  return {
    async getList<R extends RaRecord>(
      _: string,
      { pagination = { page: 1, perPage: calls.maxAtOnce }, filter, sort, meta }: GetListParams,
    ) {
      const offset = offsetOf(meta) ?? (pagination.page - 1) * pagination.perPage
      const page = await readPages(calls, { offset, max: pagination.perPage, filter: filter ?? {}, sort })
      return { data: page.items.filter(isRecord<R>), total: page.total, meta: page.meta }
    },
    async create<R extends Omit<RaRecord, 'id'>, Result extends RaRecord = R & { id: Identifier }>(
      _: string,
      { data }: CreateParams,
    ) {
      return { data: only<Result>(await (calls.create ?? missing('the creation'))(data)) }
    },
    async update<R extends RaRecord>(_: string, { data, previousData }: UpdateParams) {
      return {
        data: only<R>(await (calls.update ?? missing('a change'))(data, only<RaRecord>(previousData))),
      }
    },
    async delete<R extends RaRecord>(_: string, { previousData }: DeleteParams<R>) {
      const previous = only<R>(previousData)
      await (calls.remove ?? missing('the deletion'))(previous)
      return { data: previous }
    },
    async getOne<R extends RaRecord>(_: string, { id }: GetOneParams<R>) {
      return { data: only<R>(await (calls.read ?? missing('one record'))(id)) }
    },
    getMany: missing('records by their ids'),
    getManyReference: missing('the records of another'),
    updateMany: missing('a change of many at once'),
    deleteMany: missing('the deletion of many at once'),
  }
}

/** A page that is longer than the api gives is read in parts. */
async function readPages(
  { list, maxAtOnce }: DocumentedCalls,
  { offset, max, ...which }: OffsetQuery,
): Promise<OffsetPage> {
  const first = await list({ offset, max: Math.min(max, maxAtOnce), ...which })
  const items = [...first.items]
  while (items.length > 0 && items.length < max && offset + items.length < first.total) {
    const more = await list({
      offset: offset + items.length,
      max: Math.min(max - items.length, maxAtOnce),
      ...which,
    })
    // Rows that went away meanwhile.
    if (more.items.length === 0) break
    items.push(...more.items)
  }
  return { ...first, items }
}

/** A URL may name an offset between two pages. */
function offsetOf(meta: unknown): number | null {
  return typeof meta === 'object' && meta !== null && 'offset' in meta && typeof meta.offset === 'number'
    ? meta.offset
    : null
}

/** react-admin asks in its caller's own type; the contracts have checked what stands here. */
function isRecord<R extends RaRecord>(record: RaRecord): record is R {
  return 'id' in record
}

function only<R extends RaRecord>(record: RaRecord | undefined): R {
  if (!record || !isRecord<R>(record)) throw new Error('A record has an id.')
  return record
}
