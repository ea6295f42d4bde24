import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/services/chromium.ts'
import { siteRoutes } from './scripts/testing/site-routes.ts'

/** Needs OpenSearch, which is not part of the embedded set-up. */
const openSearchSpecs = 'search/src/engines/elasticsearch/*.int-spec.ts'

/** Components of site and console in a real browser, over an api in memory. */
const componentSpecs = '{web,admin}/**/*.component.spec.tsx'

/** Bundled for the browser before the first test, so that none is found on the way: that would load the page again. */
const browserDependencies = [
  'vitest-browser-react', 'embla-carousel-react', 'react', 'react-dom', 'react-dom/client', 'zod', '@tanstack/react-query', 'react-router',
  '@vitrine/web > react-router', '@vitrine/web > react-router/dom',
]

/**
 * Rings run by vitest: `unit` does no I/O, `integration` starts a Postgres of its own, `opensearch` (not in `npm test`)
 * an OpenSearch, `start` runs the built product.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{api,workers,web,admin,search,scripts,bench}/**/*.spec.{ts,tsx}', 'packages/*/src/**/*.spec.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', componentSpecs],
          // Nothing here waits; on a machine whose processors others use, a long computation takes its time.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [tailwindcss(), siteRoutes()],
        optimizeDeps: { include: browserDependencies },
        test: {
          name: 'component',
          include: [componentSpecs],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
          setupFiles: ['scripts/testing/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1300, height: 800 },
            provider: playwright({ launchOptions: { executablePath: findChromium() ?? '/usr/bin/chromium', args: [...chromiumFlags] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{api,workers,search}/src/**/*.int-spec.ts', 'scripts/**/*.int-spec.ts', 'packages/*/src/**/*.int-spec.ts', 'e2e/{api,faults}/**/*.e2e-spec.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', openSearchSpecs],
          globalSetup: ['scripts/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'opensearch',
          include: [openSearchSpecs],
          globalSetup: ['scripts/testing/opensearch-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'start',
          include: ['e2e/start/*.spec.ts'],
          globalSetup: ['scripts/testing/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
