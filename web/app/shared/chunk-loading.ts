/** How long a chunk may take before it counts as lost. */
export const CHUNK_TIMEOUT_MS = 120_000
export const RELOAD_DELAY_MS = 100
/** Remembers in the session that the page was reloaded for a chunk; bootstrap.ts has the same word. */
export const RELOADED_FLAG = 'reloaded-for-a-chunk'

interface Page {
  reload: () => void
  /** True once a session. */
  mayReload: () => boolean
}

export type LoadChunk = <Chunk>(load: () => Promise<Chunk>) => Promise<Chunk>

/**
 * Loads chunks of script. One that fails or does not come in time makes the page load again, once a session:
 * the site may have been published anew, and its old files be gone. After that a failure is the caller's.
 */
export function createChunkLoader({ reload, mayReload }: Page): LoadChunk {
  let isReloading = false
  return async (load) => {
    try {
      return await inTime(load())
    } catch (error) {
      if (!isReloading && !mayReload()) throw error
      console.error('a part of the site could not be loaded', error)
      if (!isReloading) setTimeout(reload, RELOAD_DELAY_MS)
      isReloading = true
      // The page is about to go: nothing goes on here.
      return await new Promise(() => undefined)
    }
  }
}

function inTime<Chunk>(loading: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const late = new Error(`no response within ${CHUNK_TIMEOUT_MS / 1000} s`)
    const timer = setTimeout(() => reject(late), CHUNK_TIMEOUT_MS)
    loading.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}

/** A browser that keeps nothing is not reloaded at all: it would go round and round. */
function mayReloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FLAG)) return false
    sessionStorage.setItem(RELOADED_FLAG, 'yes')
    return true
  } catch {
    return false
  }
}

/** For every chunk of the site; those of routes come through `route-modules.ts`. */
export const loadChunk = createChunkLoader({ reload: () => location.reload(), mayReload: mayReloadOnce })
