/** Servers that `npm run bench` starts for a bench that asks for them, each empty and its own. */
export interface BenchServers {
  postgres(): Promise<RunningServer>
  openSearch(): Promise<RunningServer>
}

export interface RunningServer {
  url: string
  stop(): Promise<void>
}
