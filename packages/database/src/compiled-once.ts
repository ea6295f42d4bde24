import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely'
import type { Executor } from './database.ts'

/** Compiles only: there is nothing behind it. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * A query of nearly every call: its text is made when it first runs, and only the values change. Building it
 * anew takes about as long as sending it.
 *
 * @param build is run once, with something that stands for each value: it hands those on to the query and
 *   looks at none
 */
export function compiledOnce<Values extends object, Row>(
  build: (executor: Executor, values: Values) => CompiledQuery<Row>,
): (executor: Executor, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (executor, values) => {
    compiled ??= build(executor, places as Values)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? Reflect.get(values, parameter.name) : parameter,
    )
    const { rows } = await executor.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

/** Stands for a value until the query runs. */
class Place {
  readonly name: string | symbol

  constructor(name: string | symbol) {
    this.name = name
  }
}

const places: object = new Proxy({}, { get: (_, name) => new Place(name) })

/**
 * A part of statements that is always the same, as its text: what it is made of is not walked through in
 * every call.
 *
 * @throws Error where it holds a value
 */
export function fixedSql<Value>(part: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = part.compile(compiler)
  if (parameters.length > 0) throw new Error(`a fixed part of statements holds a value: ${text}`)
  return sql.raw<Value>(text)
}
