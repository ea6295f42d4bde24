/** Servers that `npm run bench` starts for a bench that asks for them, each empty and its own. */
export interface BenchServers {
  /**
   * `durable` has it on its disk before a commit is confirmed, as in production; the others give that up for
   * speed.
   */
  postgres(options?: { durable?: boolean; keep?: string }): Promise<RunningServer>
  /** `keep` is a folder that the data stays in when it is stopped; so is that of `postgres`. */
  openSearch(options?: { heapMb?: number; keep?: string }): Promise<RunningServer>
  elasticsearch(): Promise<RunningServer>
  /** The path of the system's Chromium. */
  chromium(): Promise<string>
  /** The folder of Lighthouse's packages. */
  lighthouse(): Promise<string>
  /** The folder of Vendure's packages, with `vendure-server.mjs`. */
  vendure(): Promise<string>
  /** The path of a PocketBase server. */
  pocketBase(): Promise<string>
}

export interface RunningServer {
  url: string
  stop(): Promise<void>
}
