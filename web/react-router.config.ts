import type { Config } from '@react-router/dev/config'
import { compressAssets } from './tools/compress-assets.ts'
import { slimManifest } from './tools/slim-manifest.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The table of routes is small; sending it whole saves a request before each first visit of a route.
  routeDiscovery: { mode: 'initial' },
  // One file a page: a first visit loads all parts of it in any case, and each file has headers of its own.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    await slimManifest(`${reactRouterConfig.buildDirectory}/client`)
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
