import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'

/** @throws AppError NEWSLETTER_UNAVAILABLE where the newsletter is switched off */
export function assertNewsletterOpen({ NEWSLETTER }: Pick<Config, 'NEWSLETTER'>): void {
  if (!NEWSLETTER) throw new AppError('NEWSLETTER_UNAVAILABLE')
}
