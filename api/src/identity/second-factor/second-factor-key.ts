import { Inject, Injectable } from '@nestjs/common'
import { secondFactorMessages as messages } from '@vitrine/contracts/identity/second-factor-messages'
import { AppError } from '@vitrine/platform/app-error'
import type { Config } from '@vitrine/platform/config'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONFIG } from '../../infrastructure/tokens.ts'

/**
 * What second factors are sealed with: the setting, or outside of production a file that is made when it is
 * first needed.
 */
@Injectable()
export class SecondFactorKey {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'SECOND_FACTOR_KEY' | 'isProduction' | 'dataDir'>,
  ) {}

  /** @throws AppError STATUS_CONFLICT in production without the setting */
  read(): string {
    const { SECOND_FACTOR_KEY: key, isProduction, dataDir } = this.config
    if (key) return key
    if (isProduction) throw new AppError('STATUS_CONFLICT', { message: messages.noKey })
    const file = join(dataDir, 'second-factor.key')
    try {
      mkdirSync(dataDir, { recursive: true })
      // Whoever is first writes it; nobody writes over it.
      writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    return readFileSync(file, 'utf8')
  }
}
