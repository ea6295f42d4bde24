import type { Config } from '@react-router/dev/config'
import { compressAssets } from './tools/compress-assets.ts'
import { slimManifest } from './tools/slim-manifest.ts'

export default {
  appDirectory: 'app',
  ssr: true,
  // The server knows all routes. What a browser is told of them, and when: app/first-routes.ts and
  // app/shared/route-table.ts.
  routeDiscovery: { mode: 'initial' },
  // One file a page: a first visit loads all parts of it in any case, and each file has headers of its own.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    await slimManifest(`${reactRouterConfig.buildDirectory}/client`)
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
