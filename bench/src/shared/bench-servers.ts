/** Servers that `npm run bench` starts for a bench that asks for them, each empty and its own. */
export interface BenchServers {
  postgres(): Promise<RunningServer>
  openSearch(): Promise<RunningServer>
  /** The path of the system's Chromium. */
  chromium(): Promise<string>
  /** The folder of Lighthouse's packages. */
  lighthouse(): Promise<string>
}

export interface RunningServer {
  url: string
  stop(): Promise<void>
}
