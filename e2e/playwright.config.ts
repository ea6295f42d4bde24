import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags } from '@vitrine/testing/chromium-flags'

/**
 * `npm test` starts the product and says where it is: E2E_BASE_URL, the accounts in E2E_ACCOUNTS (the content
 * of accounts.json), the browser in E2E_CHROMIUM. Against a product of one's own: the same, by hand.
 */
/** A product that sells by 2Checkout has journeys of its own: E2E_BILLING_PROVIDER=avangate. */
const sellsByTwoCheckout = process.env['E2E_BILLING_PROVIDER'] === 'avangate'
const chromium = process.env['E2E_CHROMIUM'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: '.',
  testMatch: sellsByTwoCheckout ? 'journeys/two-checkout/*.spec.ts' : 'journeys/**/*.spec.ts',
  testIgnore: sellsByTwoCheckout ? [] : 'journeys/two-checkout/*.spec.ts',
  globalSetup: './journeys/support/provide-accounts.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than there are processors: a journey waits for the product about a seventh of the time.
  workers: availableParallelism() + 1,
  // A retried test gets a new page and new accounts (see worker-accounts.ts) and is reported by the ring.
  retries: 1,
  timeout: 60_000,
  // Two shared cores may keep a page waiting; what never comes still fails.
  expect: { timeout: 20_000 },
  use: {
    // An endless shimmer would repaint 60 times a second.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    // Recording takes processor time that two cores do not have; ask for a trace (--trace on) when a failure
    // needs one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      // No page lives for long: optimized code does not pay, nor do many small collections. Nothing is drawn in 3D.
      args: [
        ...chromiumFlags,
        '--js-flags=--no-opt --min-semi-space-size=32',
        '--disable-software-rasterizer',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    // What says nothing about width is asked once.
    { name: 'phone', use: { ...devices['Pixel 7'] }, grepInvert: /@any-width/ },
  ],
})
