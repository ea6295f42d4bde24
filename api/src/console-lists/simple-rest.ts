import { AppError } from '@vitrine/platform/app-error'
import type { FastifyReply } from 'fastify'
import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { unstorableFields, unstorableText } from '../http/storable-text.ts'

/** The list parameters of ra-data-simple-rest: JSON texts in the query. */
export interface SimpleRestQuery {
  sort: string
  range: string
  filter: string
}

export interface ConsoleList<Field extends string = string> {
  sort: { field: Field; direction: 'asc' | 'desc' }
  offset: number
  limit: number
  filter: Record<string, unknown>
}

const sortSchema = z.tuple([z.string(), z.enum(['ASC', 'DESC'])])
const rangeSchema = z.tuple([z.int().min(0), z.int().min(0)])
const filterSchema = z.record(z.string(), z.unknown())

/** Records that come by one after another: nobody asks a log for its first entries. */
const newestFirst: readonly string[] = ['id', 'failedAt']

/** Longest page that the console may ask for. */
const MOST_ROWS = 1000

/**
 * @param sortable columns by the names that the console uses; the first is the default: newest first where it counts
 *   what came in, else from its beginning
 * @throws AppError VALIDATION_FAILED on texts that are not of the dialect
 */
export function parseSimpleRest<Field extends string>(
  query: SimpleRestQuery,
  sortable: readonly [Field, ...Field[]],
): ConsoleList<Field> {
  const [wanted, direction] = parseJson('sort', query.sort, sortSchema, [
    sortable[0],
    newestFirst.includes(sortable[0]) ? 'DESC' : 'ASC',
  ])
  const [first, last] = parseJson('range', query.range, rangeSchema, [0, 24])
  return {
    sort: {
      field: sortable.find((field) => field === wanted) ?? sortable[0],
      direction: direction === 'DESC' ? 'desc' : 'asc',
    },
    offset: first,
    limit: Math.max(0, Math.min(last - first + 1, MOST_ROWS)),
    filter: parseJson('filter', query.filter, filterSchema, {}),
  }
}

const idsSchema = z.array(z.coerce.number().int().positive()).max(MOST_ROWS)

/**
 * The ids that a list is asked for, as react-admin's fields of other resources ask: one or several under
 * `id`; null where it is not asked for any. What is no id finds nothing.
 */
export function wantedIds({ filter: { id } }: Pick<ConsoleList, 'filter'>): number[] | null {
  if (id === undefined) return null
  return idsSchema.safeParse(Array.isArray(id) ? id : [id]).data ?? []
}

/** Returns the rows of one page and sets the header that carries the total: `authors 0-24/319`. */
export function respondWithRows<Row>(
  reply: FastifyReply,
  resource: string,
  { offset }: ConsoleList,
  { items, total }: { items: Row[]; total: number },
): Row[] {
  const last = offset + Math.max(items.length - 1, 0)
  void reply.header('content-range', `${resource} ${offset}-${last}/${total}`)
  return items
}

function parseJson<Schema extends z.ZodType>(
  name: keyof SimpleRestQuery,
  text: string,
  schema: Schema,
  fallback: z.output<Schema>,
): z.output<Schema> {
  if (!text) return fallback
  const parsed = readJson(text, schema)
  // An escape in the JSON text hides what the query's own check looks for.
  const unstorable = unstorableFields(parsed, name)
  if (unstorable.length > 0)
    throw new AppError('VALIDATION_FAILED', { fieldErrors: unstorable.map(unstorableText) })
  return parsed
}

function readJson<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', { cause })
  }
}

/** How many rows a statement finds that selects nothing yet. */
export async function countOf<Schema, Tables extends keyof Schema>(
  matching: SelectQueryBuilder<Schema, Tables, object>,
): Promise<number> {
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}
