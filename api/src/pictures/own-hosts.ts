import type { Config } from '@vitrine/platform/config'

/** The hosts that lead to this site itself. */
export function ownHostsOf({
  publicUrl,
  ASSET_URL,
  OWN_HOSTS,
}: Pick<Config, 'publicUrl' | 'ASSET_URL' | 'OWN_HOSTS'>): string[] {
  return [
    new URL(publicUrl).hostname,
    ...(ASSET_URL ? [new URL(ASSET_URL).hostname] : []),
    ...(OWN_HOSTS ?? []),
  ]
}
