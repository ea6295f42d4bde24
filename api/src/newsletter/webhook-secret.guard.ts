import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { VitrineRequest } from '../http/request.ts'
import { CONFIG } from '../infrastructure/tokens.ts'

/**
 * Lets in who knows the setting NEWSLETTER_WEBHOOK_SECRET, and nobody where none is set. Before the body is
 * looked at.
 */
@Injectable()
export class WebhookSecretGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<VitrineRequest>().headers
    const given = /^bearer (.+)$/i.exec(authorization)?.[1]
    const secret = this.config.NEWSLETTER_WEBHOOK_SECRET
    // Digests are of one length, and comparing them takes as long whatever was given.
    if (!secret || !given || !timingSafeEqual(digest(given.trim()), digest(secret)))
      throw new AppError('WEBHOOK_REFUSED')
    return true
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
