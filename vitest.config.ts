import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags } from '@vitrine/testing/chromium-flags'
import { findTestBrowser } from './scripts/services/test-browser.ts'
import { emulateMedia, isFrameKnown } from './scripts/testing/browser-commands.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'
import { siteRoutes } from './scripts/testing/site-routes.ts'
import { withoutSourceMaps } from './scripts/testing/without-source-maps.ts'

/** Needs OpenSearch, which is not part of the embedded set-up. */
const openSearchSpecs = 'search/src/engines/elasticsearch/*.int-spec.ts'

/** Needs an Elasticsearch that asks for a password: `npm run verify -- search`. */
const securedSearchSpecs = 'search/src/engines/elasticsearch/secured/*.int-spec.ts'

/** Need an S3 server each: `npm run verify -- storage`. */
const s3Specs = 'packages/platform/src/storage/s3-storage.int-spec.ts'
const composeStorageSpecs = 'scripts/compose-storage.int-spec.ts'

/** Components of site and console in a real browser, over an api in memory. */
const componentSpecs = '{web,admin}/**/*.component.spec.tsx'

/**
 * What the browser needs of node_modules is bundled before the first test: found on the way, it would load
 * the page again. Site and console have a router each, of one name; the site's is the nested one.
 */
const browserDependencies = {
  entries: [
    'web/app/root.tsx',
    'web/app/layouts/*.tsx',
    'web/app/routes/*.tsx',
    'admin/src/main.tsx',
    componentSpecs,
  ],
  include: [
    'vitest-browser-react',
    'axe-core',
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react-router',
    '@vitrine/web > react-router',
    '@vitrine/web > react-router/dom',
  ],
}

const [leastDelay, mostDelay] = (process.env['VITRINE_TEST_API_DELAY'] ?? '').split('-').map(Number)

/** What waits for the page: long enough for a crowded machine, and no five minutes for each test that fails. */
const ACTION_TIMEOUT_MS = 60_000

/**
 * What all rings have in common. A wait inside a test has a limit of its own: `expect.poll` 15 s (a minute in
 * a page), `until` and `untilDelivered` a time without progress. The limits of a test and of a hook only end
 * what hangs, on a machine whose processors others use as well.
 */
const everyRing = {
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  setupFiles: [
    'scripts/testing/skip-known-flaky.ts',
    // Where tests of a file share a database, a page or a product: none runs beside one that timed out.
    'scripts/testing/stop-after-timeout.ts',
  ],
  // What `npm run verify -- flaky` changes.
  provide: {
    runsKnownFlaky: process.env['VITRINE_TEST_KNOWN_FLAKY'] === '1',
    responseDelay: leastDelay && mostDelay ? ([leastDelay, mostDelay] as [number, number]) : null,
  },
}

/**
 * Rings run by vitest: `unit` does no I/O, `integration` starts a Postgres of its own, `opensearch` (not in
 * `npm test`) an OpenSearch, `start` runs the built product.
 */
export default defineConfig({
  test: {
    // Every processor; left to itself vitest keeps one free, which on two is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{api,workers,web,admin,search,scripts,bench}/**/*.spec.{ts,tsx}',
            'packages/*/src/**/*.spec.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', componentSpecs],
          // A worker loads a module once, for all of its files: more than half of the time was loading. No
          // file may leave anything behind in a module.
          isolate: false,
          ...everyRing,
          setupFiles: ['scripts/testing/node-setup.ts', ...everyRing.setupFiles],
        },
      },
      {
        plugins: [tailwindcss(), siteRoutes(), withoutSourceMaps()],
        optimizeDeps: browserDependencies,
        test: {
          name: 'component',
          include: [componentSpecs],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
          // A page waits for the browser and for vitest about a quarter of the time.
          maxWorkers: availableParallelism() + 1,
          ...everyRing,
          expect: { poll: { timeout: ACTION_TIMEOUT_MS } },
          setupFiles: [
            'scripts/testing/react-recording.ts',
            'scripts/testing/component-setup.ts',
            ...everyRing.setupFiles,
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { emulateMedia, isFrameKnown },
            viewport: { width: 1300, height: 800 },
            provider: playwright({
              // Without it, a click or `expect.element` that never succeeds waits as long as its test may take.
              actionTimeout: ACTION_TIMEOUT_MS,
              // The endless shimmer of skeletons alone repaints sixty times a second.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: findTestBrowser() ?? '/usr/bin/chromium',
                // A page lives for a second or two: optimized code does not pay, nor do many small collections.
                args: [...chromiumFlags, '--js-flags=--no-opt --min-semi-space-size=32'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(new URL('scripts/testing/cheap-argon2.ts', import.meta.url)),
          },
        },
        test: {
          name: 'integration',
          include: [
            '{api,workers,search}/src/**/*.int-spec.ts',
            'scripts/**/*.int-spec.ts',
            'packages/*/src/**/*.int-spec.ts',
            'e2e/{api,faults}/**/*.e2e-spec.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            openSearchSpecs,
            securedSearchSpecs,
            s3Specs,
            composeStorageSpecs,
          ],
          globalSetup: ['scripts/testing/global-setup.ts'],
          isolate: false,
          // One more than there are processors: a suite often waits for Postgres or for the workers.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          ...everyRing,
          setupFiles: ['scripts/testing/node-setup.ts', ...everyRing.setupFiles],
        },
      },
      {
        test: {
          name: 'opensearch',
          include: [openSearchSpecs],
          globalSetup: ['scripts/testing/opensearch-setup.ts'],
          ...everyRing,
        },
      },
      {
        test: {
          name: 'secured-search',
          include: [securedSearchSpecs],
          ...everyRing,
        },
      },
      {
        test: {
          name: 'versitygw',
          include: [s3Specs, composeStorageSpecs],
          globalSetup: ['scripts/testing/versitygw-setup.ts'],
          ...everyRing,
        },
      },
      {
        test: {
          name: 'minio',
          include: [s3Specs],
          globalSetup: ['scripts/testing/minio-setup.ts'],
          ...everyRing,
        },
      },
      {
        test: {
          name: 'start',
          include: ['e2e/start/*.spec.ts'],
          exclude: ['e2e/start/new-area.spec.ts'],
          globalSetup: ['scripts/testing/global-setup.ts'],
          ...everyRing,
          // Half of the time one waits for a process that starts, the other half one tool uses one processor.
          maxWorkers: 2,
        },
      },
      {
        // Run by nx where its inputs have changed: see e2e/project.json.
        test: { name: 'new-area', include: ['e2e/start/new-area.spec.ts'], hookTimeout: 120_000 },
      },
    ],
  },
})
