import { expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { providerSettings } from './billing-settings.ts'

const zuora = Object.fromEntries(
  providerSettings.zuora.map((name) => [name, name.endsWith('URL') ? 'https://provider.example/' : 'given']),
)
const avangate = Object.fromEntries(
  providerSettings.avangate.map((name) => [
    name,
    name.endsWith('URL') ? 'https://provider.example/' : 'given',
  ]),
)

test('without settings nothing is on sale', () => {
  expect(loadConfig({}).billing).toEqual({ provider: null, zuora: null, avangate: null })
})

test('zuora takes new purchases unless the setting says avangate', () => {
  expect(loadConfig({ ...zuora, ...avangate }).billing).toMatchObject({
    provider: 'zuora',
    zuora: { restUrl: 'https://provider.example' },
    avangate: { countsTestOrders: false },
  })
  expect(loadConfig({ ...zuora, ...avangate, BILLING_PROVIDER: 'avangate' }).billing.provider).toBe(
    'avangate',
  )
  expect(loadConfig(avangate).billing.provider).toBe('avangate')
})

test.each([...providerSettings.zuora, ...providerSettings.avangate])(
  'a provider without %s alone stops the start',
  (name) => {
    expect(() => loadConfig({ ...zuora, ...avangate, [name]: '' })).toThrow(`The setting ${name} is missing`)
  },
)

test('naming a provider that has none of its settings beside one that has stops the start', () => {
  expect(() => loadConfig({ ...zuora, BILLING_PROVIDER: 'avangate' })).toThrow('AVANGATE_SECRET_KEY')
})

test('production stops where it names a provider without any settings', () => {
  expect(() => loadConfig({ NODE_ENV: 'production', BILLING_PROVIDER: 'avangate' })).toThrow(
    'AVANGATE_SECRET_KEY',
  )
})
