import { Injectable, type CanActivate } from '@nestjs/common'
import { AppError } from '@vitrine/platform/app-error'

/** A route that a controller has beside its endpoints states no access: nobody may call it. */
@Injectable()
export class NoOtherRoutes implements CanActivate {
  canActivate(): boolean {
    throw new AppError('FORBIDDEN')
  }
}
