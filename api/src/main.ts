import { loadConfig, SettingsInvalid } from '@vitrine/platform/config'
import cluster from 'node:cluster'

try {
  const config = loadConfig(process.env)
  // The lead serves nobody, so it loads nothing of what serves.
  if (cluster.isPrimary && config.apiProcesses > 1) await (await import('./lead.ts')).lead(config)
  else await (await import('./serve.ts')).serve(config)
} catch (error) {
  console.error(error instanceof SettingsInvalid ? error.message : error)
  process.exit(1)
}
