import { Module } from '@nestjs/common'
import { MembershipsModule } from '../memberships/memberships.module.ts'
import { AddSlotsHandler } from './commands/add-slots/add-slots.handler.ts'
import { AddUserHandler } from './commands/add-user/add-user.handler.ts'
import { ConfirmInvitationHandler } from './commands/confirm-invitation/confirm-invitation.handler.ts'
import { DeclineInvitationHandler } from './commands/decline-invitation/decline-invitation.handler.ts'
import { DeclineInvitedAccountHandler } from './commands/decline-invited-account/decline-invited-account.handler.ts'
import { DeleteUserHandler } from './commands/delete-user/delete-user.handler.ts'
import { EditUserHandler } from './commands/edit-user/edit-user.handler.ts'
import { LeaveTeamHandler } from './commands/leave-team/leave-team.handler.ts'
import { MakeInvitedAccountHandler } from './commands/make-invited-account/make-invited-account.handler.ts'
import { ResendInvitationHandler } from './commands/resend-invitation/resend-invitation.handler.ts'
import { HandOverTeamHandler } from './commands/hand-over-team/hand-over-team.handler.ts'
import { SetTeamSlotsHandler } from './commands/set-team-slots/set-team-slots.handler.ts'
import { InvitationMails } from './invitation-mails.ts'
import { InvitationsRepository } from './invitations.repository.ts'
import { ManagedTeamsController } from './managed-teams.controller.ts'
import { TeamInvitationsController } from './team-invitations.controller.ts'
import { TeamSlotsController } from './team-slots.controller.ts'
import { TeamUsersController } from './team-users.controller.ts'
import { TeamUsersRepository } from './team-users.repository.ts'

@Module({
  imports: [MembershipsModule],
  controllers: [TeamUsersController, TeamSlotsController, TeamInvitationsController, ManagedTeamsController],
  providers: [
    TeamUsersRepository,
    InvitationsRepository,
    InvitationMails,
    AddUserHandler,
    EditUserHandler,
    DeleteUserHandler,
    ResendInvitationHandler,
    ConfirmInvitationHandler,
    DeclineInvitationHandler,
    MakeInvitedAccountHandler,
    DeclineInvitedAccountHandler,
    LeaveTeamHandler,
    AddSlotsHandler,
    SetTeamSlotsHandler,
    HandOverTeamHandler,
  ],
})
export class TeamsModule {}
