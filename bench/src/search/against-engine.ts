import { type HttpCall, type LoadFigures, measureLoad, openConnections, send } from '../shared/load.ts'
import { startApi, type Environment } from '../shared/product-process.ts'
import { recordingProxy } from '../shared/recording-proxy.ts'
import { interleaved, median, medianRatio, round } from '../shared/statistics.ts'

export const CLIENTS = 8
export const RUNS = 5
/** Long enough for a p99 of misspelled texts, which take many times as long as others. */
const SECONDS = 8

/** Says how long a step took. */
export async function step<Result>(what: string, take: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await take()
  console.log(`${what}: ${Math.round((performance.now() - began) / 1000)} s`)
  return result
}

export interface RecordedSearch {
  search: HttpCall
  /** What the api asks the engine for it, in order: the requests of one step are under way at once. */
  steps: readonly (readonly HttpCall[])[]
}

/**
 * Each search once through a proxy before the engine, to know what the api asks one of its indexes for it: a
 * fresh api warms up on others.
 */
export async function record(
  environment: Environment,
  engineUrl: string,
  searches: readonly HttpCall[],
  index = '',
): Promise<RecordedSearch[]> {
  const proxy = await recordingProxy(engineUrl)
  const api = await startApi({ ...environment, SEARCH_URL: proxy.url })
  const agent = openConnections()
  const recorded: RecordedSearch[] = []
  for (const search of searches) {
    proxy.take()
    await send(agent, api.origin, search)
    const steps = proxy
      .take()
      .map((step) => step.filter(({ path }) => path.includes('_search') && path.includes(index)))
      .filter((step) => step.length > 0)
    if (steps.length > 0) recorded.push({ search, steps })
  }
  await agent.close()
  await api.stop()
  await proxy.close()
  return recorded
}

export async function compare(
  kind: string,
  recorded: readonly RecordedSearch[],
  api: string,
  engine: string,
  seconds = SECONDS,
) {
  const sides = {
    engine: { origin: engine, calls: recorded.map(({ steps }) => steps) },
    api: { origin: api, calls: recorded.map(({ search }) => search) },
  }
  const load = { clients: CLIENTS, seconds }
  // Caches of both sides are warm before anything counts.
  await measureLoad({ ...load, ...sides.engine })
  await measureLoad({ ...load, ...sides.api })
  const runs = await interleaved(RUNS, {
    engine: () => measureLoad({ ...load, ...sides.engine }),
    api: () => measureLoad({ ...load, ...sides.api }),
  })
  return report(kind, runs['api'] ?? [], runs['engine'] ?? [], recorded)
}

function report(
  kind: string,
  api: readonly LoadFigures[],
  engine: readonly LoadFigures[],
  recorded: readonly RecordedSearch[],
) {
  const figure = (name: keyof LoadFigures) => ({
    engine: round(median(engine.map((run) => run[name]))),
    api: round(median(api.map((run) => run[name]))),
    ratio: round(medianRatio(api, engine, (run) => run[name])),
  })
  const requests = round(recorded.reduce((sum, { steps }) => sum + steps.flat().length, 0) / recorded.length)
  const steps = round(recorded.reduce((sum, each) => sum + each.steps.length, 0) / recorded.length)
  const result = {
    kind,
    queries: recorded.length,
    requests,
    steps,
    rate: figure('rate'),
    p50: figure('p50'),
    p99: figure('p99'),
  }
  console.log(
    `Search through the api against the engine alone: ${recorded.length} searches, ${kind}, of ${requests} requests in ${steps} steps each (${CLIENTS} clients, median of ${RUNS} runs in turn)`,
  )
  console.table({ 'searches/s': result.rate, 'p50 ms': result.p50, 'p99 ms': result.p99 })
  return result
}
