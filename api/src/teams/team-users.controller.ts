import { Controller, Inject } from '@nestjs/common'
import { CommandBus } from '@nestjs/cqrs'
import type { Actor } from '@vitrine/contracts/access'
import type { EndpointInput } from '@vitrine/contracts/endpoint'
import * as endpoints from '@vitrine/contracts/teams/endpoints'
import type { Database } from '@vitrine/database/database'
import { AppError } from '@vitrine/platform/app-error'
import type { Clock } from '@vitrine/platform/clock'
import { Handles } from '../http/endpoint.decorator.ts'
import { Input, Who } from '../http/input.decorator.ts'
import { CLOCK, DATABASE } from '../infrastructure/tokens.ts'
import { AddUser } from './add-user.command.ts'
import { DeleteUser } from './delete-user.command.ts'
import { EditUser } from './edit-user.command.ts'
import { ResendInvitation } from './resend-invitation.command.ts'
import { findTeamUser, listUsers } from './queries/list-users.query.ts'
import { readPlanDetails } from './queries/read-plan-details.query.ts'

/** The admin's side of a team. */
@Controller()
export class TeamUsersController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(endpoints.listTeamUsers)
  async list(@Input() { query }: EndpointInput<typeof endpoints.listTeamUsers>, @Who() { userId }: Actor) {
    return await listUsers(this.database, userId, query, this.clock.now())
  }

  @Handles(endpoints.addTeamUser)
  async add(@Input() { body }: EndpointInput<typeof endpoints.addTeamUser>, @Who() actor: Actor) {
    return { response: { id: await this.commands.execute(new AddUser(actor, body)) } }
  }

  @Handles(endpoints.editTeamUser)
  async edit(
    @Input() { params: { id }, body }: EndpointInput<typeof endpoints.editTeamUser>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new EditUser(actor, id, body))
    const response = await findTeamUser(this.database, actor.userId, id, this.clock.now())
    if (!response) throw new AppError('NOT_FOUND')
    return { response }
  }

  @Handles(endpoints.deleteTeamUser)
  async delete(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.deleteTeamUser>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new DeleteUser(actor, id))
    return { response: { id } }
  }

  @Handles(endpoints.resendInvitation)
  async resend(
    @Input() { params: { id } }: EndpointInput<typeof endpoints.resendInvitation>,
    @Who() actor: Actor,
  ) {
    await this.commands.execute(new ResendInvitation(actor, id))
    return { response: { id } }
  }

  @Handles(endpoints.readPlanDetails)
  async readPlan(@Input() _input: EndpointInput<typeof endpoints.readPlanDetails>, @Who() { userId }: Actor) {
    return await readPlanDetails(this.database, userId, this.clock.now())
  }
}
