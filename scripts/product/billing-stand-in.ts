import type { Config } from '@vitrine/platform/config'
import { dataFiles, type Environment } from './settings.ts'
import type { Shutdown } from './shutdown.ts'

export interface ProvidedBilling {
  /** The stand-in's page for people; null where there is none. */
  url: string | null
  /** The settings that name it. */
  environment: Environment
}

/**
 * A stand-in for the payment providers where none is configured; nothing is charged there. Never in
 * production.
 */
export async function provideBilling(config: Config, shutdown: Shutdown): Promise<ProvidedBilling> {
  const { zuora, avangate } = config.billing
  if (config.isProduction || zuora || avangate) return { url: null, environment: {} }
  // Production has no need of it, and its image does not carry it.
  const { startBillingStandIn } = await import('@vitrine/testing/billing-stand-in/stand-in')
  const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST
  const standIn = await startBillingStandIn({
    siteUrl: config.publicUrl,
    notifyUrl: `http://${host}:${config.PORT}`,
    stateFile: dataFiles(config.dataDir).billingStandIn,
  })
  shutdown.add({ stop: async () => await standIn.close() })
  return {
    url: standIn.url,
    environment: { ...standIn.settings, BILLING_PROVIDER: config.BILLING_PROVIDER ?? 'zuora' },
  }
}
