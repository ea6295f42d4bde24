import { loadChunk } from './chunk-loading.ts'

/**
 * What stands in for a route whose chunk is lost: the router, which waits for a chunk for ever, shows the
 * error screen.
 */
function lostRoute(error: unknown) {
  const fail = () => {
    throw error
  }
  return { default: fail, clientLoader: fail, clientAction: fail }
}

/**
 * How the router loads the chunks of routes. Stands in the place of React Router's own
 * (web/tools/guard-route-chunks.ts), which reloads the page each time that one fails: with a chunk that is
 * gone for good, round and round.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id]
  try {
    const chunk: unknown = await loadChunk(() => import(/* @vite-ignore */ route.module))
    loaded[route.id] = chunk
    return chunk
  } catch (error) {
    console.error(`the page ${route.id} could not be loaded`, error)
    return lostRoute(error)
  }
}
